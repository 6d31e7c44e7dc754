/** What browsers subscribe with, and where they may be. */
export type PushDoor = { publicKey: string; hosts: readonly string[] };
