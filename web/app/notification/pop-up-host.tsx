import { useNews } from "#notification/use-news.ts";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

const stackScript = lateScript(() => import("#notification/pop-up-stack.tsx"));
const loadStack = async () => (await stackScript()).PopUpStack;
const giveUp = () => {};

/** Nothing of it comes before there is something to show. */
export function PopUpHost() {
  const { popUps } = useNews();
  if (popUps.length === 0) return null;
  return <LatePart load={loadStack} props={{ popUps }} onFailed={giveUp} />;
}
