import { causeOf } from "@scoreline/store/engine/away";
import { type Logger, pino } from "pino";

const stackLines = 12;

/** The process's log. An error says its cause and where it came from; a query is as long as what was to be stored. */
export function createLog({ LOG_LEVEL, ROLE }: { LOG_LEVEL: string; ROLE: string }): Logger {
  return pino({ level: LOG_LEVEL, base: { role: ROLE }, serializers: { err: shortened } });
}

export function shortened(error: unknown): object | string {
  if (!(error instanceof Error)) return causeOf(error);
  const { code } = error as NodeJS.ErrnoException;
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.constructor.name,
    message: causeOf(error),
    ...(code && { code }),
    stack: stack.slice(0, stackLines).join("\n"),
  };
}
