import { type Call, changesSomething } from "@scoreline/contract/call";
import { refusalBody } from "@scoreline/contract/envelope";
import { commonErrors, errorCatalogue } from "@scoreline/contract/errors";
import { commonInput } from "@scoreline/contract/fields";
import * as z from "zod";
import { sessionCookie } from "#session/cookie.ts";

type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1, generated from the declarations. */
export function openApi(calls: Readonly<Record<string, Call>>): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operation(name, call);
    paths[call.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Scoreline",
      version: "1",
      description: "Every call answers with an envelope: businessCode 0 is success, any other a refusal.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: { schemas: { Refusal: schemaOf(refusalBody) }, securitySchemes },
  };
}

/** A session is the same however its token comes. */
const securitySchemes = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "The browser's. With it, calls that change something are refused when another site makes them.",
  },
  bearer: { type: "http", scheme: "bearer", description: "For the app and other clients" },
  token: {
    type: "apiKey",
    in: "query",
    name: "token",
    description: "For clients that can set no header; in the form of a POST as well",
  },
};

/** Which of them a call takes; none of them is needed where nothing is among the choices. */
function securityOf({ access }: Call): Record<string, string[]>[] {
  if (access === "anyone") return [];
  const any = Object.keys(securitySchemes).map((scheme) => ({ [scheme]: [] }));
  return access === "user" ? any : [{}, ...any];
}

function operation(name: string, call: Call): JsonSchema {
  const inputs = inputsOf(call);
  const inBody = call.method === "POST" ? inputs.filter((field) => field.in !== "path") : [];
  const parameters = inputs.filter((field) => !inBody.includes(field));
  const stream = call.path === "/live/stream";
  return {
    operationId: name,
    summary: call.summary,
    security: securityOf(call),
    parameters: parameters.map(({ name: field, in: place, required, schema }) => ({
      name: field,
      in: place,
      required,
      schema,
    })),
    ...(inBody.length > 0 && {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              properties: Object.fromEntries(inBody.map((field) => [field.name, field.schema])),
              required: inBody.filter((field) => field.required).map((field) => field.name),
            },
          },
        },
      },
    }),
    responses: {
      200: {
        description: "Success, or a refusal that the client reads by businessCode",
        content: { [stream ? "text/event-stream" : "application/json"]: { schema: schemaOf(call.reply) } },
      },
      ...Object.fromEntries(
        refusalsOf(call)
          .filter(({ status }) => status !== 200)
          .map(({ status, codes }) => [
            status,
            {
              description: `businessCode ${codes.join(", ")}`,
              content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
            },
          ]),
      ),
    },
  };
}

export type InputField = { name: string; in: "path" | "query"; required: boolean; common: boolean; schema: JsonSchema };

export function inputsOf(call: Call): InputField[] {
  const field =
    (common: boolean) =>
    ([name, schema]: [string, unknown]): InputField => ({
      name,
      in: call.path.includes(`{${name}}`) ? "path" : "query",
      required: !(schema as z.ZodType).safeParse(undefined).success,
      common,
      schema: schemaOf(schema as z.ZodType),
    });
  return [...Object.entries(call.input.shape).map(field(false)), ...Object.entries(commonInput.shape).map(field(true))];
}

export function refusalsOf(call: Call): { status: number; codes: number[] }[] {
  const names = [
    ...commonErrors,
    ...call.errors,
    ...(call.access === "user" ? (["sessionInvalid"] as const) : []),
    ...(changesSomething(call) ? (["forbidden"] as const) : []),
  ];
  const byStatus = new Map<number, number[]>();
  for (const name of names) {
    const { status, code } = errorCatalogue[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => ({ status, codes })).sort((a, b) => a.status - b.status);
}

function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
  return rest;
}
