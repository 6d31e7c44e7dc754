import type * as z from "zod";

/** The parts of schemas that tests walk through. */

type Definition = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  valueType?: z.ZodType;
  catchall?: z.ZodType;
};

export const definitionOf = (schema: z.ZodType): Definition => schema.def as Definition;

/** Without what says that it may be missing, or that there are many. */
export function plainSchema(schema: z.ZodType): z.ZodType {
  const { innerType, element } = definitionOf(schema);
  const inside = innerType ?? element;
  return inside ? plainSchema(inside) : schema;
}

export function fieldsOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return schema.def.type === "object" ? (schema as z.ZodObject<Record<string, z.ZodType>>).shape : {};
}

/** Whether an object may hold more than its schema names. */
export function isLoose(schema: z.ZodType): boolean {
  return definitionOf(schema).catchall !== undefined;
}

/** What a schema that is none by itself may hold: one of several, a row of several, or a value for each key. */
export function variantsOf(schema: z.ZodType): readonly z.ZodType[] {
  const { options, items, valueType } = definitionOf(schema);
  return [...(options ?? []), ...(items ?? []), ...(valueType ? [valueType] : [])];
}
