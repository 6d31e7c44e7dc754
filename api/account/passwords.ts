import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { Refusal } from "@scoreline/contract/errors";

const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltLength = 16;

/** Nobody's: so that a number without an account costs as long as one with. */
const nobodys = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Passwords as Argon2id hashes. They are reckoned by Node's own threads, few at once: the others are there for files and
 * names. The line is short enough that who is last in it still waits for it.
 */
export class Passwords {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce = Math.min(availableParallelism(), 3), mostWaiting = 100 } = {}) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltLength);
    const hash = await this.#reckon(password, salt);
    return `$argon2id$v=19$m=${work.memory},t=${work.passes},p=${work.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
  }

  /** The same work for who has no password. */
  async isRight(password: string, encoded: string | null | undefined): Promise<boolean> {
    const { salt, hash, parameters } = decode(encoded ?? nobodys);
    const reckoned = await this.#reckon(password, salt, parameters);
    return timingSafeEqual(reckoned, hash) && Boolean(encoded);
  }

  async #reckon(password: string, nonce: Buffer, parameters: Omit<Argon2Parameters, "message" | "nonce"> = work) {
    await this.#turn();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        argon2("argon2id", { ...parameters, message: Buffer.from(password, "utf8"), nonce }, (error, hash) =>
          error ? reject(error) : resolve(hash),
        );
      });
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new Refusal("unavailable");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
  }
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** As PHC writes it: the parameters stand beside the hash, so that they can be raised. */
function decode(encoded: string) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(encoded);
  if (!found) throw new Error("a password hash cannot be read");
  const [memory, passes, parallelism] = found.slice(1, 4).map(Number) as [number, number, number];
  const [salt, hash] = found.slice(4).map((text) => Buffer.from(text, "base64")) as [Buffer, Buffer];
  return { salt, hash, parameters: { memory, passes, parallelism, tagLength: hash.length } };
}
