import { join } from "node:path";
import staticFiles from "@fastify/static";
import { bannerArtDirectory } from "@scoreline/content/banners/banners";
import { flagsDirectory } from "@scoreline/web/server/assets";
import type { FastifyInstance } from "fastify";

const year = 31_536_000_000;
const day = 86_400_000;

/** Files of the built site. Names under /assets carry a hash of their content and never change. */
export async function serveBuiltAssets(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(directory, "assets"),
    prefix: "/assets/",
    maxAge: year,
    immutable: true,
    preCompressed: true,
    decorateReply: false,
  });
  // Browsers ask for it anew with every visit: what it does must not lag behind the site. What it may do its own policy says: it
  // mutes a match by a call, and what it shows has a picture.
  app.get("/sw.js", (_request, reply) =>
    reply
      .sendFile("sw.js", directory, { maxAge: 0, cacheControl: false })
      .header("cache-control", "no-cache")
      .header("content-security-policy", "default-src 'none'; connect-src 'self'; img-src 'self'"),
  );
  app.get("/icon.svg", (_request, reply) => reply.sendFile("icon.svg", directory, { maxAge: day }));
}

/** Pictures that are not part of the build: flags, and what the editors put beside their words. */
export async function servePictures(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: flagsDirectory, prefix: "/flags/", maxAge: 30 * day });
  await app.register(staticFiles, { root: bannerArtDirectory, prefix: "/banners/", maxAge: day, decorateReply: false });
}
