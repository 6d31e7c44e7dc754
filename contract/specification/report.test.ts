import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Call, declareCall } from "#call.ts";
import { calls } from "#calls.ts";
import { specifiedCalls } from "#specification/calls.ts";
import { reportCalls, reportText, specified } from "#specification/report.ts";

const call = (method: Call["method"], path: Call["path"]) =>
  declareCall({
    method,
    path,
    summary: "",
    access: "anyone",
    input: z.object({}),
    reply: z.object({}),
    errors: [],
    cache: "never",
  });

describe("the list of the specification", () => {
  test("has every row once", () => {
    expect(specifiedCalls).toHaveLength(173);
    const routes = specifiedCalls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test("knows what needs a login and what is mirrored", () => {
    const find = (path: string) => specifiedCalls.find((row) => row.path === path);
    expect(find("/fav/favMatchList")).toMatchObject({ method: "GET", login: true, mirrored: true });
    expect(find("/user/login")).toMatchObject({ method: "POST", login: false, inputs: ["phone number", "password"] });
    expect(find("/live/stream")).toMatchObject({ login: false, inputs: ["topics"] });
  });
});

describe("every declared call", () => {
  test.each(Object.entries(calls))("%s is specified with the same method and login rule", (_name, declared) => {
    const row = specified(declared);
    expect(row).toBeDefined();
    expect(row?.login).toBe(declared.access === "user");
  });

  test("stands at a path and method of its own", () => {
    const routes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe("the report", () => {
  test("parts the list into declared and missing, and names what is not in it", () => {
    const report = reportCalls({ one: call("GET", "/ip"), other: call("GET", "/no/such/call") });
    expect(report.declared.map(({ path }) => path)).toEqual(["/ip"]);
    expect(report.declared.length + report.missing.length).toBe(specifiedCalls.length);
    expect(report.unspecified.map(({ path }) => path)).toEqual(["/no/such/call"]);
    expect(reportText(report)).toContain(`1 of ${specifiedCalls.length} specified calls are declared.`);
  });

  test("finds mirrors under /basketball, and a second method where the specification allows one", () => {
    expect(specified(call("POST", "/basketball/fav/walkthrough"))?.path).toBe("/fav/walkthrough");
    expect(specified(call("POST", "/contest/join"))?.login).toBe(true);
    expect(specified(call("POST", "/match/score"))).toBeUndefined();
    expect(specified(call("GET", "/basketball/match/winRate"))).toBeUndefined();
  });
});
