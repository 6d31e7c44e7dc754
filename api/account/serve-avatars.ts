import { readFileSync } from "node:fs";
import { join } from "node:path";
import { avatarArtDirectory } from "@scoreline/content/avatars/avatars";
import { Refusal } from "@scoreline/contract/errors";
import { drawnAvatars } from "@scoreline/domain/account/picture";
import { pictureByName } from "@scoreline/store/account/users";
import type { FastifyInstance } from "fastify";
import type { Services } from "#handler.ts";

const daySeconds = 86_400;

/** Pictures of people: those that are drawn, by number, and those that they brought, by a name that nobody can guess. */
export function serveAvatars(app: FastifyInstance, { database }: Pick<Services, "database">): void {
  const drawn = Array.from({ length: drawnAvatars }, (_, i) =>
    readFileSync(join(avatarArtDirectory, `${i + 1}.svg`), "utf8"),
  );
  app.get<{ Params: { file: string } }>("/avatars/:file", async ({ params }, reply) => {
    const number = /^([1-9]\d?)\.svg$/.exec(params.file)?.[1];
    const svg = number && drawn[Number(number) - 1];
    if (!svg) throw new Refusal("notFound");
    return reply.type("image/svg+xml").header("cache-control", `public, max-age=${daySeconds}`).send(svg);
  });
  app.get<{ Params: { file: string } }>("/avatars/own/:file", async ({ params }, reply) => {
    const name = /^([\da-f-]{36})\.png$/.exec(params.file)?.[1];
    const bytes = name && (await pictureByName(database, name));
    if (!bytes) throw new Refusal("notFound");
    // Its name goes with it, so it never changes; when it is deleted, nobody's cache but the reader's own has it.
    const kept = `private, max-age=${daySeconds}, immutable`;
    return reply.type("image/png").header("cache-control", kept).send(Buffer.from(bytes, "base64"));
  });
}
