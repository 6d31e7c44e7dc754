import type { RefusalBody } from "@scoreline/contract/envelope";
import { type ErrorName, errorCatalogue, Refusal } from "@scoreline/contract/errors";
import type { LocaleCode } from "@scoreline/domain/names";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { isForNow } from "@scoreline/store/engine/away";

/** Seconds after which it is worth asking again when something of ours is away. */
export const retryAfter = 5;

/** The answer to a call that is refused: our own words, never those of a library or of the database. */
export function refusal(error: Refusal, locale: LocaleCode): { status: number; body: RefusalBody } {
  const { code, status } = errorCatalogue[error.error];
  return {
    status,
    body: {
      result: {
        businessCode: code,
        message: translatorFor(locale)(`error.${error.error}`),
        data: null,
        ...(error.fields.length > 0 && { fields: [...error.fields] }),
        ...(error.waitSeconds !== undefined && { waitSeconds: error.waitSeconds }),
      },
    },
  };
}

const byStatus: Record<number, ErrorName> = {
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  408: "timedOut",
  413: "tooLarge",
  415: "unsupportedMediaType",
  429: "tooManyRequests",
  431: "headersTooLarge",
  503: "unavailable",
};

/** What went wrong, by our catalogue. Anything unknown is ours to mend: it is logged, and the caller learns nothing of it. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isForNow(error)) return new Refusal("unavailable");
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(byStatus[status] ?? "badRequest");
  return new Refusal(status === 503 ? "unavailable" : "unexpected");
}
