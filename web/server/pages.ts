import type { Client } from "@scoreline/contract/client";
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
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
    provider.set(key, { ...context, clientFor: (...reader) => sayingUnavailable(context.clientFor(...reader)) });
    return handle(request, provider);
  };
}

/** What cannot be answered just now makes a page that says so, instead of one that failed. */
function sayingUnavailable({ get, post }: Client): Client {
  const saying =
    <Args extends unknown[], Reply>(call: (...args: Args) => Promise<Reply>) =>
    async (...args: Args): Promise<Reply> => {
      try {
        return await call(...args);
      } catch (error) {
        throw (error as { status?: number }).status === 503 ? data(null, { status: 503 }) : error;
      }
    };
  return { get: saying(get) as Client["get"], post: saying(post) as Client["post"] };
}
