import type { CallReply } from "@scoreline/contract/call";
import type { tournamentCalls as calls } from "@scoreline/contract/calls/tournament";
import { succeed } from "@scoreline/contract/envelope";
import { plainHead } from "@scoreline/live/board-head";
import type { Competition } from "@scoreline/store/catalogue/catalogue";
import type { Caller, Handler, Services } from "#handler.ts";
import { bracketBoards } from "#league/bracket-boards.ts";
import { leagueSeason, seasonHead } from "#league/season.ts";
import { leagueBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

/** The tournaments that have calls of their own, by the name in their calls, and the key of their competition. */
const tournaments = {
  afc_2024: "afc-asian-cup-2023",
  afcon_2024: "africa-cup-of-nations-2023",
  uefa_euro_2024: "uefa-euro-2024",
  copa_2024: "copa-america-2024",
  worldCup: "world-cup-2022",
} as const;
type TournamentName = keyof typeof tournaments;

function competitionNamed(name: TournamentName, { boards }: Services): Competition | undefined {
  const key = tournaments[name];
  return [...boards.catalogue.competitions.values()].find((one) => one.sport === "football" && one.key === key);
}

async function matches(
  name: TournamentName,
  { locale }: Caller,
  services: Services,
): Promise<CallReply<typeof calls.euroMatches>> {
  const { catalogue, seq } = services.boards;
  const competition = competitionNamed(name, services);
  if (!competition) return succeed({ leagueMatchList: [], seq });
  const { sheet } = await leagueSeason(services, { leagueId: competition.id });
  const rows = sheet.heads.map((head) => matchRow(plainHead(head), catalogue, locale));
  const { popularity } = competition;
  const group = { ...leagueBadge(competition.id, catalogue, locale), popularity, round: null, matches: rows };
  return succeed({ leagueMatchList: [group], seq });
}

async function knockout(
  name: TournamentName,
  caller: Caller,
  services: Services,
): Promise<CallReply<typeof calls.euroKnockout>> {
  const competition = competitionNamed(name, services);
  if (!competition) return succeed({ data: { league: null, season: null, brackets: [] } });
  const found = await leagueSeason(services, { leagueId: competition.id });
  const brackets = bracketBoards(found.sheet, services.boards.catalogue, caller.locale);
  return succeed({ data: { ...seasonHead(found, caller, services), brackets } });
}

export const tournamentHandlers: { [Name in keyof typeof calls]: Handler<(typeof calls)[Name]> } = {
  asianCupMatches: (_input, caller, services) => matches("afc_2024", caller, services),
  asianCupKnockout: (_input, caller, services) => knockout("afc_2024", caller, services),
  africanCupMatches: (_input, caller, services) => matches("afcon_2024", caller, services),
  africanCupKnockout: (_input, caller, services) => knockout("afcon_2024", caller, services),
  euroMatches: (_input, caller, services) => matches("uefa_euro_2024", caller, services),
  euroKnockout: (_input, caller, services) => knockout("uefa_euro_2024", caller, services),
  copaMatches: (_input, caller, services) => matches("copa_2024", caller, services),
  copaKnockout: (_input, caller, services) => knockout("copa_2024", caller, services),
  worldCupMatches: (_input, caller, services) => matches("worldCup", caller, services),
};
