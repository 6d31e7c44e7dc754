import { clubBracketFault, clubBracketText, clubDraw, parseClubBracket } from "@scoreline/domain/contest/club-bracket";
import { mendedWinners, type Winners } from "@scoreline/domain/contest/draw";
import { useMemo, useState } from "react";
import { BracketForm, type BracketProps } from "#events/bracket-form.tsx";

/** Clubs as they were drawn, then every winner up to the champion. */
export function ClubPicks(props: BracketProps) {
  const { clubs } = props.selections;
  const ids = useMemo(() => clubs.map(({ teamId }) => teamId), [clubs]);
  const teams = useMemo(() => new Map(clubs.map((team) => [team.teamId, team])), [clubs]);
  const draw = useMemo(() => clubDraw(ids), [ids]);
  const [winners, setWinners] = useState<Winners>(() => parseClubBracket(ids, props.own?.receipt.pick ?? "") ?? {});
  const [cleared, setCleared] = useState(0);
  const change = (next: Winners) => {
    const after = mendedWinners(draw, next);
    setWinners(after.winners);
    setCleared(after.cleared.length);
  };
  return (
    <BracketForm
      {...props}
      draw={draw}
      winners={winners}
      teams={teams}
      whole={clubBracketFault(ids, winners) ? undefined : clubBracketText(ids, winners)}
      cleared={cleared}
      onPick={(match, teamId) => change({ ...winners, [match]: teamId })}
      onReset={() => change({})}
    />
  );
}
