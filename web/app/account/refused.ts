import type { CallFailed } from "@scoreline/contract/client";

/**
 * The server's own words for a call that it refused; nothing where no answer came. Told by its shape: a page's loaders are
 * lent a client by the server, whose class is not the page's.
 */
export function refusalIn(error: unknown): CallFailed | undefined {
  const { businessCode } = (error ?? {}) as Partial<CallFailed>;
  return typeof businessCode === "number" && !Number.isNaN(businessCode) ? (error as CallFailed) : undefined;
}
