import * as z from "zod";

export const successCode = 0;

const outcome = { businessCode: z.int(), message: z.string() };

/** `{ result: { businessCode, message, data } }` */
export function data<Data extends z.ZodType>(schema: Data) {
  return z.object({ result: z.object({ ...outcome, data: schema }) });
}

/** The same with the specification's own names in the place of `data`. */
export function named<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ result: z.object({ ...outcome, ...shape }) });
}

export const refusalBody = z.object({
  result: z.object({
    ...outcome,
    data: z.null(),
    fields: z.array(z.object({ field: z.string(), expected: z.string() })).optional(),
    waitSeconds: z.int().optional(),
  }),
});
export type RefusalBody = z.infer<typeof refusalBody>;

export function succeed<Payload extends object>(payload: Payload) {
  return { result: { businessCode: successCode, message: "Success", ...payload } };
}
