/** How a replay stands. `live` follows the present. */
export type ReplayMode = "live" | "playing" | "paused";

export type ReplaySpan = {
  from: number;
  to: number;
  /** Where the present is on the way, while there is one to follow. */
  present?: (() => number) | undefined;
};

/** A frame that comes later than this was held up, by a hidden page or a busy device: the replay does not jump. */
const longestFrameMs = 250;

/**
 * The hand on the clock of a tracker: it moves with the frames of the screen, stands still while the page is hidden,
 * and is set by whoever takes hold of it. The unit of time is the caller's: milliseconds of a match, or of play.
 */
export class Replay {
  #span: ReplaySpan;
  #mode: ReplayMode;
  #position: number;
  #frame = 0;
  #last = 0;
  speed = 1;
  readonly #onMove = new Set<(position: number) => void>();
  readonly #onMode = new Set<() => void>();

  constructor(span: ReplaySpan) {
    this.#span = span;
    this.#mode = span.present ? "live" : "paused";
    // What is over is seen from its beginning, what is on from where it is.
    this.#position = span.present ? span.to : span.from;
  }

  get mode(): ReplayMode {
    return this.#mode;
  }

  get position(): number {
    return this.#position;
  }

  /** More of the way is known, or other parts of it. */
  extend(span: ReplaySpan): void {
    this.#span = span;
    if (this.#mode === "live" && !span.present) this.#set("paused");
    this.#move(this.#mode === "live" ? this.#present() : this.#position);
  }

  play(): void {
    // At the end there is nothing more: begin anew.
    if (this.#position >= this.#span.to) this.#move(this.#span.from);
    this.#set("playing");
  }

  pause(): void {
    this.#set("paused");
  }

  follow(): void {
    if (!this.#span.present) return;
    this.#set("live");
    this.#move(this.#present());
  }

  seek(position: number): void {
    if (this.#mode === "live") this.#set("paused");
    this.#move(position);
  }

  onMove(listener: (position: number) => void): () => void {
    this.#onMove.add(listener);
    listener(this.#position);
    return () => void this.#onMove.delete(listener);
  }

  onMode(listener: () => void): () => void {
    this.#onMode.add(listener);
    return () => void this.#onMode.delete(listener);
  }

  /** Runs with the frames of the screen until the returned function is called. */
  run(): () => void {
    const step = (time: number) => {
      const passed = Math.min(longestFrameMs, time - this.#last);
      this.#last = time;
      if (this.#mode === "live") this.#move(this.#present());
      if (this.#mode === "playing") {
        this.#move(this.#position + passed * this.speed);
        if (this.#position >= this.#span.to) this.#set(this.#span.present ? "live" : "paused");
      }
      this.#frame = requestAnimationFrame(step);
    };
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(this.#frame);
  }

  /** The present never runs backwards, and never beyond what is known. */
  #present(): number {
    const { present, to } = this.#span;
    return Math.min(to, Math.max(present?.() ?? to, this.#mode === "live" ? Math.min(this.#position, to) : 0));
  }

  #move(position: number): void {
    const next = Math.max(this.#span.from, Math.min(this.#span.to, position));
    if (next === this.#position) return;
    this.#position = next;
    for (const listener of this.#onMove) listener(next);
  }

  #set(mode: ReplayMode): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    for (const listener of this.#onMode) listener();
  }
}
