import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Proof of work that needs nobody else: a browser spends the better part of a second, a hundred thousand cost a day. */
export type Captcha = {
  challenge(now: number): Promise<{ parameters: Challenge["parameters"]; signature: string }>;
  /** What a right answer is known by, until when: it counts once. Nothing for a wrong one. */
  solved(answer: string, now: number): Promise<{ id: string; expiresAt: number } | undefined>;
};

const lifeMs = 10 * 60_000;
const algorithm = "PBKDF2/SHA-256";
/** Each try costs so many rounds; which try is right is chosen by chance. */
const work = { cost: 1_000, tries: { min: 500, max: 1_500 } };

export function altcha(key: string, { cost, tries } = work): Captcha {
  const secrets = { hmacSignatureSecret: `${key}.challenge`, hmacKeySignatureSecret: `${key}.solution` };
  return {
    async challenge(now) {
      const { parameters, signature = "" } = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(tries.min, tries.max),
        deriveKey,
        // Signed with the rest; the library's own field would be held against the wall clock.
        data: { until: now + lifeMs },
        ...secrets,
      });
      return { parameters, signature };
    },
    async solved(answer, now) {
      const read = readAnswer(answer);
      if (!read) return undefined;
      const { parameters } = read.challenge;
      const expiresAt = Number(parameters.data?.until);
      if (parameters.algorithm !== algorithm || parameters.cost !== cost || !(expiresAt > now)) return undefined;
      try {
        const { verified } = await verifySolution({ ...read, deriveKey, ...secrets });
        // By what was signed: a signature can be written in more ways than one.
        return verified ? { id: parameters.nonce, expiresAt } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** The widget sends JSON as base64. */
function readAnswer(text: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    const isWhole = typeof read?.challenge?.parameters === "object" && typeof read.solution === "object";
    return isWhole && read.challenge.parameters && read.solution ? read : undefined;
  } catch {
    return undefined;
  }
}
