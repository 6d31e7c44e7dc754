import { type ComponentType, useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { showToast } from "#ui/toasts/toasts.ts";

/** Long enough for a server that is asked too much to have taken a breath. */
const pausesMs = [400, 1_600];

type LateProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props; onFailed(): void };

/**
 * A part of the page that only comes when somebody wants it. What does not come at once is asked for again; what does not
 * come at all says so and takes nothing else with it, and is asked for anew the next time.
 */
export function LatePart<Props extends object>({ load, props, onFailed }: LateProps<Props>) {
  const { t } = usePage();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useRef(() => {});
  fail.current = () => {
    showToast({ type: "error", message: t("shell.partFailed") });
    onFailed();
  };
  useEffect(() => {
    let wanted = true;
    retried(load).then(
      (part) => wanted && setPart(() => part),
      () => wanted && fail.current(),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return Part && <Part {...props} />;
}

async function retried<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const pause of pausesMs) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
  return load();
}
