import { describe, expect, test } from "vitest";
import { addMonths, monthGrid, sameDayIn, weekOf, yearGrid } from "#scores/day/month-grid.ts";

describe("the grid of a month", () => {
  test("has six weeks, from the day that the reader's week starts on", () => {
    const monday = monthGrid("2026-11", 1);
    expect(monday).toHaveLength(6);
    expect(monday[0]?.[0]).toBe("2026-10-26");
    expect(monday[5]?.[6]).toBe("2026-12-06");
    expect(monthGrid("2026-11", 0)[0]?.[0]).toBe("2026-11-01");
  });

  test("shows every day once, also where a leap day or a new year lies between", () => {
    for (const month of ["2028-02", "2026-12", "2027-01"]) {
      const days = monthGrid(month, 1).flat();
      expect(new Set(days).size).toBe(42);
      expect(days.filter((day) => day.startsWith(month)).length).toBe(
        new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate(),
      );
    }
  });
});

test("months are leafed through over the turn of the year, and no further than calendars can be relied on", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-02", 12)).toBe("2027-02");
  expect(addMonths("2199-12", 1)).toBe("2199-12");
  expect(addMonths("1800-01", -1)).toBe("1800-01");
});

test("a day that the other month lacks becomes its last one", () => {
  expect(sameDayIn("2026-02", "2026-01-31")).toBe("2026-02-28");
  expect(sameDayIn("2028-02", "2028-01-31")).toBe("2028-02-29");
  expect(sameDayIn("2026-03", "2026-02-14")).toBe("2026-03-14");
});

test("a week runs from its first to its last day", () => {
  expect(weekOf("2026-11-15", 1)).toEqual({ first: "2026-11-09", last: "2026-11-15" });
  expect(weekOf("2026-11-15", 0)).toEqual({ first: "2026-11-15", last: "2026-11-21" });
});

test("years stand in grids of twelve", () => {
  expect(yearGrid(2026)).toHaveLength(12);
  expect(yearGrid(2026)).toContain(2026);
  expect(yearGrid(2199).at(-1)).toBe(2199);
});
