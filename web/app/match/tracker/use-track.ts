import type { GetData } from "@scoreline/contract/client";
import { useState } from "react";
import type { LivePart } from "#match/live/steps.ts";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";

type Path = "/match/stat" | "/basketball/match/stat";
export type Reach = "last" | "all";

/** What a tracker draws, of the last minutes or of the whole match, kept fresh. */
export function useTrack<Asked extends Path>(path: Asked, initial: GetData<Asked>, parts: readonly LivePart[]) {
  const { matchId } = useMatch();
  const [reach, setReach] = useState<Reach>("last");
  const input = { matchId, track: reach } as unknown as Parameters<typeof useMatchPart<Asked>>[1];
  const data = useMatchPart(path, input, initial, parts);
  return { data, reach, setReach };
}
