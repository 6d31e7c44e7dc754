import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageContext, pageContext } from "../app/page-context.ts";

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** Pages as a function from request to response: the server around it does not know React, and we do not know the server. */
export function createPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: "production" | "development",
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (request, context) => {
    const loaded = typeof build === "function" ? await build() : build;
    const { pageContext: key } = loaded.entry.module as unknown as { pageContext: typeof pageContext };
    const provider = new RouterContextProvider();
    provider.set(key, context);
    return handle(request, provider);
  };
}
