import { describe, expect, it } from "vitest";
import { Queue } from "#match-day/queue.ts";
import { rng } from "#random.ts";

describe("a queue", () => {
  it("gives out by number, whatever the order that things were put in", () => {
    const draw = rng("queue");
    const queue = new Queue<number>();
    const numbers = Array.from({ length: 500 }, () => draw.int(0, 200));
    for (const number of numbers) queue.add(number, number);
    const taken = numbers.map(() => queue.take());
    expect(taken).toEqual(numbers.toSorted((a, b) => a - b));
    expect(queue.take()).toBeUndefined();
  });

  it("keeps what has to wait, and takes in more meanwhile", () => {
    const queue = new Queue<string>();
    queue.add("late", 9);
    queue.add("soon", 2);
    expect(queue.take(1)).toBeUndefined();
    expect(queue.take(2)).toBe("soon");
    queue.add("sooner", 1);
    expect(queue.take(5)).toBe("sooner");
    expect(queue.take(5)).toBeUndefined();
    expect(queue.take()).toBe("late");
  });
});
