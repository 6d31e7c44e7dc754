/** Without the letters and digits that are taken for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

/** A code from chance: a byte for each character. */
export function referralCodeFrom(bytes: Uint8Array): string {
  return Array.from({ length }, (_, i) => alphabet[(bytes[i] ?? 0) % alphabet.length]).join("");
}

/** As people type it: small letters and spaces mean nothing. Nothing for what cannot be one. */
export function readReferralCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}
