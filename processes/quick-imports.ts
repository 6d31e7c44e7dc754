import { type RegisterHooksOptions, type ResolveFnOutput, registerHooks } from "node:module";

const root = new URL("..", import.meta.url).href;
const namedFiles = /\/node_modules\/(drizzle-orm|zod)\//;

/**
 * Node reads the manifest of a package for every single import from it or inside it, and that of Drizzle is so long
 * that this takes half of a start. The files of Drizzle and Zod import each other by their very names, and those of our
 * rooms by a rule, so nothing has to be looked up; what others import from Drizzle is looked up once.
 */
export function quickenImports(): void {
  const known = new Map<string, ResolveFnOutput>();
  const resolve: RegisterHooksOptions["resolve"] = (specifier, context, next) => {
    const { parentURL = "" } = context;
    if (specifier.startsWith(".") && namedFiles.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    }
    const own = ownFile(specifier, parentURL);
    if (own) return { url: own, format: "module-typescript", shortCircuit: true };
    if (!specifier.startsWith("drizzle-orm")) return next(specifier, context);
    const found = known.get(specifier) ?? next(specifier, context);
    known.set(specifier, found);
    return { ...found, shortCircuit: true };
  };
  registerHooks({ resolve });
}

/** As the manifests of the rooms say: `#path.ts` inside a room, `@scoreline/room/path` from another one. */
function ownFile(specifier: string, parentURL: string): string | undefined {
  if (specifier.startsWith("@scoreline/")) return `${root}${specifier.slice("@scoreline/".length)}.ts`;
  if (!specifier.startsWith("#") || !specifier.endsWith(".ts") || !parentURL.startsWith(root)) return undefined;
  const room = parentURL.slice(root.length, parentURL.indexOf("/", root.length));
  return `${root}${room === "web" ? "web/app" : room}/${specifier.slice(1)}`;
}
