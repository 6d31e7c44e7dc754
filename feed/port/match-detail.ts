import { basketballCommentaryCodes, footballCommentaryCodes } from "@scoreline/domain/match/details/commentary";
import {
  ballKinds,
  basketShotKinds,
  shotBodies,
  shotOutcomes,
  shotSituations,
  touchGrid,
  videoFormats,
  videoKinds,
  weatherCodes,
} from "@scoreline/domain/match/details/details";
import {
  basketballPlayedPhases,
  basketballStatisticKeys,
  boxFigures,
  footballPlayedPhases,
  footballStatisticKeys,
} from "@scoreline/domain/match/figures/statistics";
import { footballPhases } from "@scoreline/domain/match/state/clock";
import * as z from "zod";
import { basketballPhase, points, side } from "#port/match.ts";
import { position as line, shirt } from "#port/people.ts";
import { code, colour, courtPlaces, instant, names, ref, shortText, whole } from "#port/reference.ts";

/** Of which match, and the source's instant: an older document never replaces a newer one. */
const about = { match: ref, at: instant };

/** Somebody will click on it. */
const address = z.url({ protocol: /^https?$/ }).max(300);

export const feedMatchInfo = z.object({
  type: z.literal("match-info"),
  ...about,
  referee: ref.optional(),
  /** All who lead the match, the first of them first, where there is more than one. */
  officials: z.array(ref).max(8).optional(),
  attendance: whole(0, 300_000).optional(),
  weather: z.object({ code: z.enum(weatherCodes), temperature: z.number().min(-60).max(60) }).optional(),
  venue: z
    .object({
      name: shortText,
      city: shortText.optional(),
      capacity: whole(0, 300_000).optional(),
    })
    .optional(),
  broadcasts: z
    .array(
      z.object({
        channel: shortText,
        country: code.optional(),
        url: address.optional(),
      }),
    )
    .max(100)
    .optional(),
});

const position = z.enum([...line.options, ...courtPlaces]);
const seat = { player: ref, number: shirt, position };
const lineUp = z.object({
  formation: z
    .string()
    .regex(/^\d(-\d){1,5}$/)
    .optional(),
  coach: ref.optional(),
  colours: z.tuple([colour, colour]).optional(),
  starters: z
    .array(
      z.object({
        ...seat,
        grid: z
          .string()
          .regex(/^\d{1,2}:\d{1,2}$/)
          .optional(),
        captain: z.boolean().optional(),
      }),
    )
    .max(11),
  bench: z.array(z.object({ ...seat, captain: z.boolean().optional() })).max(30),
});

export const feedLineUps = z.object({
  type: z.literal("line-ups"),
  ...about,
  /** False: the likely ones. */
  confirmed: z.boolean(),
  home: lineUp,
  away: lineUp,
});

const amount = z.number().min(0).max(100_000);
const pair = z.object({ home: amount, away: amount });
const footballFigures = z.partialRecord(z.enum(footballStatisticKeys), pair);
const basketballFigures = z.partialRecord(z.enum(basketballStatisticKeys), pair);

export const feedFootballStatistics = z.object({
  type: z.literal("football-statistics"),
  ...about,
  total: footballFigures,
  phases: z.partialRecord(z.enum(footballPlayedPhases), footballFigures),
});

export const feedBasketballStatistics = z.object({
  type: z.literal("basketball-statistics"),
  ...about,
  total: basketballFigures,
  phases: z.partialRecord(z.enum(basketballPlayedPhases), basketballFigures),
  leadChanges: whole(0, 1000).optional(),
  timesTied: whole(0, 1000).optional(),
});

const boxColumn = z.number().min(-100_000).max(100_000);
const boxColumns = Object.fromEntries(boxFigures.map((name) => [name, boxColumn])) as Record<
  (typeof boxFigures)[number],
  typeof boxColumn
>;
const boxSide = z.object({
  players: z
    .array(
      z.object({
        player: ref,
        number: shirt.optional(),
        position: position.optional(),
        starter: z.boolean(),
        played: z.boolean().optional(),
        onCourt: z.boolean().optional(),
        out: z.enum(["fouled-out", "disqualified"]).optional(),
        ...boxColumns,
      }),
    )
    .max(30),
  teamRebounds: whole(0, 200).optional(),
  totals: z.object(boxColumns).optional(),
});

export const feedBoxScore = z.object({ type: z.literal("box-score"), ...about, home: boxSide, away: boxSide });

export const feedRatings = z.object({
  type: z.literal("ratings"),
  ...about,
  entries: z.array(z.object({ player: ref, side, rating: z.number().min(0).max(10) })).max(100),
});

export const feedTouches = z.object({
  type: z.literal("touches"),
  ...about,
  entries: z
    .array(z.object({ player: ref, side, cells: z.array(whole(0, 999)).length(touchGrid.long * touchGrid.wide) }))
    .max(100),
});

export const feedMomentum = z.object({
  type: z.literal("momentum"),
  ...about,
  points: z
    .array(
      z.object({
        phase: z.enum([...footballPlayedPhases, ...basketballPlayedPhases]),
        minute: whole(0, 300),
        added: whole(1, 30).optional(),
        value: z.number().min(-100).max(100),
      }),
    )
    .max(400),
});

/** All that there is to watch at the moment: what is not listed any more is gone. */
export const feedVideos = z.object({
  type: z.literal("videos"),
  ...about,
  entries: z
    .array(
      z.object({
        ref,
        kind: z.enum(videoKinds),
        /** When it was published. */
        at: instant,
        title: names.optional(),
        /** The goal that it shows. */
        event: ref.optional(),
        seconds: whole(1, 86_400).optional(),
        /** Left out where nobody films, and the site is to draw the scenes from the match's data. */
        url: address.optional(),
        /** Where the address does not end in it. */
        format: z.enum(videoFormats).optional(),
        /** A still of it. */
        poster: address.optional(),
        /** WebVTT, by language as in BCP 47. */
        captions: z
          .array(z.object({ language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/), url: address }))
          .max(20)
          .optional(),
        /** Where it may be shown, ISO 3166-1 alpha-2 in capitals; everywhere when it is left out. */
        countries: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .min(1)
          .max(250)
          .optional(),
      }),
    )
    .max(100),
});

const footballMoment = {
  phase: z.enum(footballPhases),
  minute: whole(0, 130),
  added: whole(1, 30).optional(),
};
const basketballMoment = { phase: basketballPhase, remaining: z.number().min(0).max(1200) };
const removed = z.array(ref).max(2000).optional();

const remark = {
  ref,
  at: instant,
  side: side.optional(),
  player: ref.optional(),
  other: ref.optional(),
  score: points.optional(),
  detail: code.optional(),
  value: whole(0, 1000).optional(),
  event: ref.optional(),
};
const footballRemark = z.object({ ...remark, ...footballMoment, code: z.enum(footballCommentaryCodes) });
const basketballRemark = z.object({
  ...remark,
  ...basketballMoment,
  code: z.enum(basketballCommentaryCodes),
});

/** Entries that are new or changed, by their ref. The sport of an entry is that of its moment. */
export const feedCommentary = z.object({
  type: z.literal("commentary"),
  ...about,
  entries: z.array(z.union([footballRemark, basketballRemark])).max(2000),
  removed,
});

const percent = z.number().min(0).max(100);
const attempt = { ref, at: instant, side, x: percent, y: percent, player: ref.optional(), assist: ref.optional() };

export const feedShots = z.object({
  type: z.literal("shots"),
  ...about,
  entries: z
    .array(
      z.union([
        z.object({
          ...attempt,
          ...footballMoment,
          keeper: ref.optional(),
          body: z.enum(shotBodies),
          situation: z.enum(shotSituations),
          outcome: z.enum(shotOutcomes),
          xg: z.number().min(0).max(1),
        }),
        z.object({
          ...attempt,
          ...basketballMoment,
          block: ref.optional(),
          kind: z.enum(basketShotKinds),
          points: z.union([z.literal(2), z.literal(3)]),
          made: z.boolean(),
          inPaint: z.boolean().optional(),
          fastBreak: z.boolean().optional(),
          secondChance: z.boolean().optional(),
          score: points.optional(),
        }),
      ]),
    )
    .max(1000),
  removed,
});

const ballSide = z.union([z.literal(0), z.literal(1)]);
const offset = whole(0, 21_600_000);
const ballKind = z
  .int()
  .min(0)
  .max(ballKinds.length - 1);

/** Where the ball was from `from` on; a block is replaced by another from the same instant, and removed by it as text. */
export const feedBall = z.object({
  type: z.literal("ball"),
  ...about,
  from: instant,
  /** Milliseconds after `from`, x, y, 0 home or 1 away, and the place in `ballKinds`. */
  samples: z.array(z.tuple([offset, percent, percent, ballSide, ballKind])).max(2000),
  removed,
});
