import type { DeliverOptions } from "@scoreline/notify/push/deliver";
import type { Health } from "#health.ts";
import type { Metrics } from "#http/observe.ts";

const faultAt = (host: string) => `push service ${host}`;

/** Notices a push service that does not believe who we are, until it takes a message again. */
export function watchPushes(
  health: Pick<Health, "begins" | "isOver">,
  pushes: Metrics["pushes"],
): Required<Pick<DeliverOptions, "onSent" | "onRefused">> {
  return {
    onSent(host) {
      pushes.inc({ outcome: "sent" });
      health.isOver(faultAt(host));
    },
    onRefused(host, { status, forbidden }) {
      pushes.inc({ outcome: "refused" });
      if (forbidden) health.begins(faultAt(host), new Error(`answers ${status}: our keys or our subject are wrong`));
    },
  };
}
