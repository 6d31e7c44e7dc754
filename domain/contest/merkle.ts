/** Merkle trees in the manner of RFC 6962: leaves and nodes are told apart by a first byte, and an odd one goes up as it is. */
export type Hash = (data: Uint8Array) => Uint8Array;

export type ProofStep = { side: "left" | "right"; hash: string };

/** Of a hash, in bytes. */
const size = 32;

export function leafHash(hash: Hash, data: Uint8Array): Uint8Array {
  return hash(Uint8Array.of(0, ...data));
}

function nodeHash(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(1 + 2 * size);
  both[0] = 1;
  both.set(left, 1);
  both.set(right, 1 + size);
  return hash(both);
}

/** A whole tree from its leaves up to its root; each level is one piece of memory, as there may be a hundred thousand leaves. */
export type MerkleTree = { levels: readonly Uint8Array[] };

const at = (level: Uint8Array, index: number) => level.subarray(index * size, (index + 1) * size);

export function merkleTree(hash: Hash, leaves: readonly Uint8Array[]): MerkleTree {
  let level = new Uint8Array(leaves.length * size);
  for (const [index, leaf] of leaves.entries()) level.set(leaf, index * size);
  const levels = [level];
  for (let count = leaves.length; count > 1; count = Math.ceil(count / 2)) {
    const above = new Uint8Array(Math.ceil(count / 2) * size);
    for (let i = 0; i < count; i += 2)
      above.set(i + 1 < count ? nodeHash(hash, at(level, i), at(level, i + 1)) : at(level, i), (i / 2) * size);
    level = above;
    levels.push(level);
  }
  return { levels };
}

/** Of no leaves at all it is the hash of nothing. */
export function rootIn(hash: Hash, { levels }: MerkleTree): string {
  const top = levels.at(-1);
  return hexOf(top && top.length > 0 ? top : hash(new Uint8Array()));
}

export function merkleRoot(hash: Hash, leaves: readonly Uint8Array[]): string {
  return rootIn(hash, merkleTree(hash, leaves));
}

/** What it takes to come from one leaf to the root. */
export function proofIn({ levels }: MerkleTree, index: number): ProofStep[] {
  return levels.flatMap((level, height): ProofStep[] => {
    const own = index >> height;
    const other = at(level, own ^ 1);
    return level.length > size && other.length > 0 ? [{ side: own & 1 ? "left" : "right", hash: hexOf(other) }] : [];
  });
}

export function rootFromProof(hash: Hash, leaf: Uint8Array, proof: readonly ProofStep[]): string {
  return hexOf(
    proof.reduce((own, { side, hash: hex }) => {
      const other = bytesOf(hex);
      return side === "left" ? nodeHash(hash, other, own) : nodeHash(hash, own, other);
    }, leaf),
  );
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
