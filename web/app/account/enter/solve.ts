import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** The work that a code costs: a second of the browser's own cryptography, beside the page. Loaded when it is needed. */
export async function solve({ parameters, signature }: { parameters: object; signature: string }): Promise<string> {
  const challenge = { parameters: parameters as Challenge["parameters"], signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
