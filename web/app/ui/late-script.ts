/**
 * A script that only comes when somebody wants it, to be asked for until it has come. A browser may keep in mind
 * that the script of an address did not come, as Chromium does: it is asked for by another address of the same file. Where it does
 * not say which one it was, it is simply asked again.
 */
export function lateScript<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let failures = 0;
  return async () => {
    try {
      if (address === undefined) return await load();
      const another = `${address}?again=${failures}`;
      return (await import(/* @vite-ignore */ another)) as Module;
    } catch (error) {
      address ??= addressIn(error);
      failures += 1;
      throw error;
    }
  };
}

function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
}
