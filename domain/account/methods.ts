/** The ways to sign in and up that there can be. */
export const loginMethods = ["password", "code", "firebase", "line", "zalo"] as const;
export type LoginMethod = (typeof loginMethods)[number];
export const chatApps = ["line", "zalo"] as const;
export type ChatApp = (typeof chatApps)[number];

/** Chat apps that belong to some markets; the others are everywhere. */
const markets: Partial<Record<LoginMethod, readonly string[]>> = { zalo: ["VN"] };

/** What a country is offered of what this server can do. */
export function methodsIn(country: string, available: readonly LoginMethod[]): LoginMethod[] {
  return loginMethods.filter((method) => available.includes(method) && (markets[method]?.includes(country) ?? true));
}
