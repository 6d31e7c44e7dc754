import { expect, test } from "vitest";
import type * as z from "zod";
import { calls } from "#calls.ts";
import { askedMasks } from "#hidden/asked-replies.ts";
import { isMask, type Mask, open } from "#hidden/mask.ts";
import { openReplies, openShapes } from "#hidden/open.ts";
import { replyMasks } from "#hidden/replies.ts";
import { fieldsOf, isLoose, plainSchema, variantsOf } from "#testing/schemas.ts";

const known = new Map(openShapes.map(({ schema, fields }) => [plainSchema(schema), fields]));

/** Every field below a schema, down to those that are open as a whole. */
function leavesOf(schema: z.ZodType): string[] {
  return Object.entries(fieldsOf(schema)).flatMap(([field, inside]) => {
    const plain = plainSchema(inside);
    const deeper = plain.def.type === "object" && !known.has(plain) ? leavesOf(plain) : [];
    return deeper.length > 0 ? deeper.map((leaf) => `${field}.${leaf}`) : [field];
  });
}

/** What is wrong with a judgement: fields that it does not judge, and fields that it judges and are not there. */
function complaints(schema: z.ZodType, judgement: unknown, path: string): string[] {
  const plain = plainSchema(schema);
  if (judgement === open) return openComplaints(plain, path);
  if (!isMask(judgement)) return judgement === undefined ? [`${path} is not judged`] : [];
  const fields = fieldsOf(plain);
  const judged: Readonly<Record<string, unknown>> = judgement.fields;
  return [
    ...(isLoose(plain) && !judgement.before ? [`${path} may hold anything, and nothing says what becomes of it`] : []),
    ...Object.entries(fields).flatMap(([field, inside]) => complaints(inside, judged[field], `${path}.${field}`)),
    ...Object.keys(judged).flatMap((field) => (field in fields ? [] : [`${path}.${field} does not exist`])),
  ];
}

function openComplaints(plain: z.ZodType, path: string): string[] {
  if (plain.def.type === "object") {
    return known.has(plain) ? [] : [`${path} is open as a whole, which contract/hidden/open.ts does not say`];
  }
  return variantsOf(plain).flatMap((variant) => openComplaints(plainSchema(variant), path));
}

function judgementOf(path: string, reply: z.ZodType): unknown {
  const masks: Readonly<Record<string, Mask<unknown>>> = { ...replyMasks, ...askedMasks };
  if (masks[path]) return masks[path];
  const names = openReplies[path]?.split(" ");
  if (!names) return reply.def.type === "string" ? open : undefined;
  const result = Object.fromEntries(["businessCode", "message", ...names].map((name) => [name, open]));
  return { fields: { result: { fields: result, marked: [] } }, marked: [] };
}

test("of every answer every field was judged: it reveals a result, or it is open", () => {
  const wrong = Object.values(calls).flatMap(({ path, reply }) => complaints(reply, judgementOf(path, reply), path));
  expect(wrong).toEqual([]);
});

test("what is open as a whole has no field that was not judged", () => {
  for (const { schema, fields } of openShapes)
    expect(fields.toSorted()).toEqual(leavesOf(plainSchema(schema)).toSorted());
});

test("a call is judged once, and nothing is judged that is no call", () => {
  const judged = [replyMasks, askedMasks, openReplies].flatMap((each) => Object.keys(each));
  expect(new Set(judged).size).toBe(judged.length);
  // What a POST and a GET answer alike is judged once.
  const paths = [...new Set(Object.values(calls).map(({ path }) => path))];
  // The stream is text: its messages are judged one by one.
  expect(judged.toSorted()).toEqual(paths.filter((path) => path !== "/live/stream").toSorted());
});
