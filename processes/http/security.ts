import { policySource, type VideoHosts } from "@scoreline/site/video-hosts";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** What allows the scripts inside of a page, as its policy says it. */
    inlineScripts: string;
  }
}

type SecurityOptions = {
  https: boolean;
  development: boolean;
  /** The origin of what our pages may hold in a frame beside players of video; nothing where it is not said. */
  frames?: string;
  video?: VideoHosts;
};
const noVideo: VideoHosts = { files: [], frames: [] };

/** Headers that every answer carries. What an answer sets itself is left alone. */
export function secure(app: FastifyInstance, options: SecurityOptions): void {
  const { https, development, frames, video = noVideo } = options;
  app.decorateRequest("inlineScripts", "");
  const always = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  app.addHook("onRequest", async (_request, reply) => {
    // At once: a stream goes out without passing the rest.
    reply.headers(always);
  });
  app.addHook("onSend", async (request, reply) => {
    const page = String(reply.getHeader("content-type") ?? "").startsWith("text/html");
    const headers = {
      "content-security-policy": page
        ? pagePolicy(request.inlineScripts, development, video, frames)
        : "default-src 'none'; frame-ancestors 'none'",
      ...(page && pageOnly),
    };
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** What only means something to a document; answers to calls go out a hundred times as often. */
const pageOnly = {
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};

function pagePolicy(inlineScripts: string, development: boolean, video: VideoHosts, framed?: string): string {
  const files = video.files.map((host) => ` ${policySource(host)}`).join("");
  const frames = [...(framed ? [framed] : []), ...video.frames.map(policySource)].join(" ");
  return [
    "default-src 'self'",
    // While developing, Vite injects scripts and styles of its own; built pages only link to files.
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' ${inlineScripts}`.trim(),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    // The pieces of a stream are fetched by a script, and handed to the player as a blob; no worker takes part in it.
    `connect-src 'self'${development ? " ws:" : ""}${files}`,
    `media-src 'self' blob:${files}`,
    `frame-src ${frames || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
