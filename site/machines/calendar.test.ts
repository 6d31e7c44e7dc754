import { expect, test } from "vitest";
import { calendarFile } from "#machines/calendar.ts";

const event = {
  uid: "match-7@scoreline",
  start: Date.parse("2026-11-15T12:30:00Z"),
  end: Date.parse("2026-11-15T14:25:00Z"),
  summary: "บุรีรัมย์ ยูไนเต็ด – การท่าเรือ, เอฟซี; แบบยาวมากเพื่อให้ต้องพับบรรทัดหลายครั้งในไฟล์ปฏิทิน",
  location: "Chang Arena\nBuriram",
  url: "https://example.com/th/football/thailand/thai-league-1/buriram-vs-port/7",
  status: "CONFIRMED",
} as const;
const file = calendarFile("Buriram, United", "th", Date.parse("2026-11-14T00:00:00Z"), [event]);

test("lines end as the standard wants and are at most 75 bytes long", () => {
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test("unfolded it says when, what and where, in UTC and escaped", () => {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "X-WR-CALNAME:Buriram\\, United",
      "UID:match-7@scoreline",
      "DTSTAMP:20261114T000000Z",
      "DTSTART:20261115T123000Z",
      "DTEND:20261115T142500Z",
      "LOCATION:Chang Arena\\nBuriram",
      "STATUS:CONFIRMED",
    ]),
  );
  expect(lines.find((line) => line.startsWith("SUMMARY:"))).toBe(
    `SUMMARY:${event.summary.replace(",", "\\,").replace(";", "\\;")}`,
  );
});
