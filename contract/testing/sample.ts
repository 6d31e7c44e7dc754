import type * as z from "zod";
import { isMask, open } from "#hidden/mask.ts";
import { definitionOf, fieldsOf, isLoose } from "#testing/schemas.ts";

/** In every number and text of a sample that reveals something. */
export const marker = 77;

/** What the samples speak of: a match of two teams that is over, and what is counted from it. */
export const sampleIds = { matchId: 10, home: 1, away: 2, subLeagueId: 7, seasonId: 3, playerId: 9 } as const;

/** A name for every season and for everything else that is open: what was won was won in the season that is shown. */
const plainText = "2026-27";
const plainDay = "2026-11-18";

const sides: Readonly<Record<string, number>> = { homeTeam: 1, awayTeam: 2, home: 1, away: 2, winner: 1, runnerUp: 2 };

type Place = { field: string; side: number; at: number; reveals: boolean };

/**
 * An answer made from its schema: nothing is missing, lists have two entries, and what the judgement says to reveal
 * something carries the marker.
 */
export function sampleOf(schema: z.ZodType, judgement: unknown): unknown {
  return sample(schema, judgement, { field: "", side: 0, at: 0, reveals: false });
}

function sample(schema: z.ZodType, judgement: unknown, place: Place): unknown {
  const { innerType, element, options, items, valueType } = definitionOf(schema);
  const reveals = place.reveals || (judgement !== open && !isMask(judgement));
  const here = { ...place, reveals };
  if (innerType) return sample(innerType, judgement, place);
  if (element) return [0, 1].map((at) => sample(element, judgement, { ...place, at, side: at + 1 }));
  if (items) return items.map((item) => sample(item, judgement, here));
  if (options) return options[0] ? sample(options[0], judgement, here) : null;
  if (valueType) return { first: sample(valueType, judgement, here) };
  return schema.def.type === "object" ? objectOf(schema, judgement, here) : leafOf(schema, here);
}

function objectOf(schema: z.ZodType, judgement: unknown, place: Place): object {
  const judged: Readonly<Record<string, unknown>> = isMask(judgement) ? judgement.fields : {};
  const fields = Object.entries(fieldsOf(schema)).map(([field, inside]) => {
    const side = sides[field] ?? (place.field === "" ? 0 : place.side);
    return [field, sample(inside, isMask(judgement) ? judged[field] : judgement, { ...place, field, side, at: 0 })];
  });
  return { ...Object.fromEntries(fields), ...(isLoose(schema) && judgement !== open && { elsewhere: marker }) };
}

function leafOf(schema: z.ZodType, { field, side, at, reveals }: Place): unknown {
  const { type } = schema.def;
  if (type === "number") return numberOf(field, side, at) ?? (reveals ? marker : 1);
  if (type === "string") return textOf(field) ?? (reveals ? String(marker) : plain(schema));
  if (type === "boolean") return true;
  if (type === "literal") return (schema as z.ZodLiteral).value;
  if (type === "enum") return optionOf((schema as z.ZodEnum).options);
  return null;
}

/** Where a text has to be a day, a day. */
const plain = (schema: z.ZodType) => [plainText, plainDay].find((text) => schema.safeParse(text).success) ?? plainText;

function numberOf(field: string, side: number, at: number): number | undefined {
  if (field === "businessCode") return 0;
  if (field === "teamId") return side || at + 1;
  if (field === "slot") return at;
  return (sampleIds as Readonly<Record<string, number>>)[field];
}

const told: Readonly<Record<string, string>> = { matchStatus: "Pen.", phase: "penalties", seasonName: plainText };
const textOf = (field: string) => told[field];

/** A match is over, a price was asked while it was on. */
function optionOf(options: readonly (string | number)[]): unknown {
  return ["finished", "live"].find((option) => options.includes(option)) ?? options[0];
}
