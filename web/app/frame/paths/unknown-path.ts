import { leaveUnknownPath } from "#frame/paths/unknown.ts";
import type { Route } from "./+types/unknown-path";

export function loader({ context }: Route.LoaderArgs): Response {
  return leaveUnknownPath(context);
}
