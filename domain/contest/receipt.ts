import { type Hash, hexOf, leafHash, type ProofStep, rootFromProof } from "#contest/merkle.ts";

/** What an entry was when it was stored. Only its owner has the salt: without it nobody can try scores until one fits. */
export type Receipt = {
  contestId: number;
  slot: number;
  number: number;
  /** The server's time. */
  at: number;
  /** The hash of the rules that it was made under. */
  rules: string;
  /** In its one written form. */
  pick: string;
  salt: string;
};

/** The text that is hashed. The store writes the same in SQL. */
export function receiptText({ contestId, slot, number, at, rules, pick, salt }: Receipt): string {
  return ["scoreline-entry-1", contestId, slot, number, at, rules, pick, salt].join("\n");
}

export function receiptHash(hash: Hash, receipt: Receipt): string {
  return hexOf(leafHash(hash, new TextEncoder().encode(receiptText(receipt))));
}

/** Whether an entry is among those whose root was published. */
export function isProven(hash: Hash, receipt: Receipt, proof: readonly ProofStep[], root: string): boolean {
  const leaf = leafHash(hash, new TextEncoder().encode(receiptText(receipt)));
  return rootFromProof(hash, leaf, proof) === root;
}

/** What people read to each other: the first twelve digits, in fours. */
export function receiptCode(hash: string): string {
  return (hash.slice(0, 12).toUpperCase().match(/..../g) ?? []).join(" ");
}
