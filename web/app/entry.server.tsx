import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { NonceContext } from "#nonce-context.ts";
import { pageContext } from "#page-context.ts";

export { pageContext };

const giveUpMs = 10_000;

/** Whole pages, not streams: they are small and compressed at once, and a failure gets its own status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, matched, failed: tell } = context.get(pageContext);
  matched(entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? "none");
  let failed = false;
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void stream.pipe(collecting(resolve)),
      onShellError: reject,
      onError: (error) => {
        failed = true;
        tell(error);
      },
    });
    setTimeout(() => stream.abort(), giveUpMs).unref();
  });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "link",
    styleSheetsOf(entryContext)
      .map((sheet) => `<${sheet}>; rel=preload; as=style`)
      .join(", "),
  );
  return new Response(html, { headers, status: failed ? 500 : status });
}

/**
 * What the first paint waits for. In the page React puts its links behind those of all scripts, which take the few connections
 * that a browser opens.
 */
function styleSheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(sheets)];
}

/** As React writes them: as a text they would be decoded and encoded once more. */
function collecting(whole: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      whole(Buffer.concat(chunks));
      done();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).failed(error);
};
