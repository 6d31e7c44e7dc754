/** What people may write into the forms of an account: the same rules in the browser and on the server. */

/** The first name is chosen with care; whoever changes it later may make it shorter. */
export const nicknameLength = { signUp: { min: 4, max: 15 }, profile: { min: 1, max: 15 } } as const;
export const codeLength = 6;

/** Letters A to Z and digits, no symbols. */
export function isPassword(text: string): boolean {
  return /^[A-Za-z0-9]{8,20}$/.test(text);
}

/** Letters A to Z and digits; at sign-up one of them is a letter. */
export function isNickname(text: string, at: keyof typeof nicknameLength): boolean {
  if (at === "profile") return /^[A-Za-z0-9]{1,15}$/.test(text);
  return /^(?=.*[A-Za-z])[A-Za-z0-9]{4,15}$/.test(text);
}

/** Digits as telephones show them: other scripts' digits are not what was sent. */
export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
