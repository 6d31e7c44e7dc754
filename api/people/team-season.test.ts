import { Catalogue } from "@scoreline/live/catalogue";
import { expect, test } from "vitest";
import { withoutLastSeason } from "#people/team-season.ts";

const day = 86_400_000;
const catalogue = new Catalogue();
for (const [id, kind, popularity] of [
  [1, "league", 90],
  [2, "cup", 80],
  [3, "cup", 70],
  [4, "league", 10],
] as const)
  catalogue.competitions.set(id, { id, kind, popularity } as never);

const played = (competitionId: number, on: number) =>
  ({ id: on, competitionId, kickoff: on * day, seasonName: "" }) as unknown as Parameters<
    typeof withoutLastSeason
  >[0][number];

test("a cup that was over before the league began is not of this season, one that was not is", () => {
  const matches = [
    played(2, 1),
    played(2, 9),
    played(3, 19),
    played(1, 20),
    played(4, 22),
    played(3, 24),
    played(1, 27),
  ];
  expect(withoutLastSeason(matches, catalogue).map(({ id }) => id)).toEqual([19, 20, 22, 24, 27]);
});

test("whoever plays in no league has all that is current", () => {
  const matches = [played(2, 1), played(3, 30)];
  expect(withoutLastSeason(matches, catalogue)).toEqual(matches);
});
