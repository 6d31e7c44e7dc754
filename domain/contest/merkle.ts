/** Merkle trees in the manner of RFC 6962: leaves and nodes are told apart by a first byte, and an odd one goes up as it is. */
export type Hash = (data: Uint8Array) => Uint8Array;

export type ProofStep = { side: "left" | "right"; hash: string };

export function leafHash(hash: Hash, data: Uint8Array): Uint8Array {
  return hash(Uint8Array.of(0, ...data));
}

function nodeHash(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(65);
  both[0] = 1;
  both.set(left, 1);
  both.set(right, 33);
  return hash(both);
}

function levelsOf(hash: Hash, leaves: readonly Uint8Array[]): Uint8Array[][] {
  const levels: Uint8Array[][] = [[...leaves]];
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) {
    const below = level;
    level = [];
    for (let i = 0; i < below.length; i += 2) {
      const [left, right] = [below[i], below[i + 1]];
      if (left) level.push(right ? nodeHash(hash, left, right) : left);
    }
  }
  return levels;
}

/** Of no leaves at all it is the hash of nothing. */
export function merkleRoot(hash: Hash, leaves: readonly Uint8Array[]): string {
  return hexOf(levelsOf(hash, leaves).at(-1)?.[0] ?? hash(new Uint8Array()));
}

/** What it takes to come from one leaf to the root. */
export function merkleProof(hash: Hash, leaves: readonly Uint8Array[], index: number): ProofStep[] {
  return levelsOf(hash, leaves).flatMap((level, height): ProofStep[] => {
    const own = index >> height;
    const other = level[own ^ 1];
    return level.length > 1 && other ? [{ side: own & 1 ? "left" : "right", hash: hexOf(other) }] : [];
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
