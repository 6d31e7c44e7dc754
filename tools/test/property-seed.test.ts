import fc from "fast-check";
import { expect, test } from "vitest";

test("properties draw the same examples in every run", () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.PROPERTY_SEED ?? 20_261_118));
  const drawn = () => {
    const examples: number[] = [];
    fc.assert(fc.property(fc.integer(), (one) => void examples.push(one)));
    return examples;
  };
  expect(drawn()).toEqual(drawn());
});
