import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createPages, type RenderPage } from "./pages.ts";

/** Pages from their sources, with hot reload. `middleware` answers what is Vite's and calls on for the rest. */
export async function developPages(): Promise<{
  render: RenderPage;
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}> {
  const root = join(import.meta.dirname, "..");
  const vite = await createServer({ root, configFile: join(root, "vite.config.ts"), server: { middlewareMode: true } });
  const build = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>;
  return { render: createPages(build, "development"), middleware: vite.middlewares, close: () => vite.close() };
}
