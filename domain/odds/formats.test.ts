import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDecimal, oddsFormats, toDecimal } from "#odds/formats.ts";

/** decimal, Hong Kong, Malay, Indonesian */
const worked = [
  [1.5, 0.5, 0.5, -2],
  [1.8, 0.8, 0.8, -1.25],
  [2, 1, 1, 1],
  [2.25, 1.25, -0.8, 1.25],
  [3, 2, -0.5, 2],
  [5, 4, -0.25, 4],
] as const;

describe("formats of prices", () => {
  it.each(worked)("%d decimal is %d Hong Kong, %d Malay, %d Indonesian", (decimal, hongKong, malay, indonesian) => {
    expect(fromDecimal("hong-kong", decimal)).toBeCloseTo(hongKong, 10);
    expect(fromDecimal("malay", decimal)).toBeCloseTo(malay, 10);
    expect(fromDecimal("indonesian", decimal)).toBeCloseTo(indonesian, 10);
    expect(toDecimal("hong-kong", hongKong)).toBeCloseTo(decimal, 10);
    expect(toDecimal("malay", malay)).toBeCloseTo(decimal, 10);
    expect(toDecimal("indonesian", indonesian)).toBeCloseTo(decimal, 10);
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...oddsFormats),
        fc.double({ min: 1.001, max: 1000, noNaN: true }),
        (format, decimal) => {
          expect(toDecimal(format, fromDecimal(format, decimal))).toBeCloseTo(decimal, 6);
        },
      ),
    );
  });

  it("refuses what is no price", () => {
    expect(() => fromDecimal("malay", 1)).toThrow(RangeError);
    expect(() => toDecimal("decimal", 0.9)).toThrow(RangeError);
    expect(() => toDecimal("hong-kong", 0)).toThrow(RangeError);
    expect(() => toDecimal("malay", 0)).toThrow(RangeError);
    expect(() => toDecimal("malay", 1.2)).toThrow(RangeError);
    expect(() => toDecimal("indonesian", 0.8)).toThrow(RangeError);
  });
});
