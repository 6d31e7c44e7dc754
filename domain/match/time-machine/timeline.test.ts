import { expect, test } from "vitest";
import { momentText } from "#match/time-machine/moment.ts";
import { addedMinutes, type Course, minutesOfCourse, placeInCourse } from "#match/time-machine/timeline.ts";

const football: Course = {
  sport: "football",
  added: { "first-half": 2, "second-half": 4 },
  extraTime: false,
  quarterMinutes: 10,
  overtimes: 0,
};

test("added time stands between the halves and at the end", () => {
  const minutes = minutesOfCourse(football);
  expect(minutes).toHaveLength(90 + 6);
  expect(minutes.slice(44, 49).map(momentText)).toEqual(["45", "45+1", "45+2", "46", "47"]);
  expect(minutes.at(-1)).toEqual({ minute: 90, added: 4 });
  expect(minutesOfCourse({ ...football, added: {}, extraTime: true })).toHaveLength(120);
});

test("basketball is as long as its quarters and overtimes", () => {
  expect(minutesOfCourse({ ...football, sport: "basketball" })).toHaveLength(40);
  expect(minutesOfCourse({ ...football, sport: "basketball", quarterMinutes: 12, overtimes: 2 })).toHaveLength(58);
});

test("a moment has its place, and one that was not played the nearest", () => {
  const minutes = minutesOfCourse(football);
  expect(placeInCourse({ minute: 1 }, minutes)).toBe(0);
  expect(placeInCourse({ minute: 46 }, minutes)).toBe(47);
  expect(placeInCourse({ minute: 45, added: 9 }, minutes)).toBe(46);
  expect(placeInCourse({ minute: 0 }, minutes)).toBe(0);
  expect(placeInCourse({ minute: 130 }, minutes)).toBe(95);
});

test("the added time is what entries reach", () => {
  const marks = [
    { phase: "first-half", minute: 45, added: 1 },
    { phase: "first-half", minute: 45, added: 3 },
    { phase: "second-half", minute: 46 },
  ];
  expect(addedMinutes(marks)).toEqual({ "first-half": 3 });
});
