import type { StoryBlock } from "@scoreline/contract/schemas/news";
import { leaguePath, matchPath, playerPath, teamPath } from "@scoreline/site/addresses";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useLiveRows } from "#live/use-live-rows.ts";
import { NewsArt } from "#news/news-art.tsx";
import styles from "#news/story-content.module.css";
import { MatchState } from "#scores/list/match-state.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { Portrait } from "#ui/badges/portrait.tsx";

type Of<Kind extends StoryBlock["kind"]> = Extract<StoryBlock, { kind: Kind }>;

/** The text of a story, and what lives between its paragraphs. */
export function StoryContent({ blocks, seq }: { blocks: readonly StoryBlock[]; seq: number }) {
  const { follow } = useShell();
  /** Links in the text are plain: those to our pages are followed without a load. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (link) follow(event, link.pathname + link.search);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of clicks on links, which keys make as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={styles.content} onClick={onClick}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
        <Part key={index} block={block} seq={seq} />
      ))}
    </div>
  );
}

function Part({ block, seq }: { block: StoryBlock; seq: number }) {
  switch (block.kind) {
    case "html":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server's parser and cleaned there
      return <div className={styles.text} dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "match":
    case "video":
      return <MatchCard block={block} seq={seq} />;
    case "table":
      return <TableCard block={block} />;
    case "player":
      return <PlayerCard block={block} />;
    case "quote":
      return <Quote block={block} />;
    case "picture":
      return <Picture block={block} />;
  }
}

/** The match as it stands now. */
function MatchCard({ block, seq }: { block: Of<"match"> | Of<"video">; seq: number }) {
  const { locale, t } = usePage();
  const { sport, league } = block;
  const [row] = useLiveRows(sport, league.matches, seq);
  if (!row) return null;
  const isOn = row.homeTeamScore !== null;
  return (
    <div className={styles.match} data-kind={row.kind}>
      <p className={styles.league}>
        <span>{league.leagueName}</span>
        <MatchState row={row} sport={sport} />
      </p>
      <div className={styles.sides}>
        {[row.homeTeam, row.awayTeam].map((team, index) => (
          <div key={team.teamId} className={styles.side} data-order={index}>
            <Crest team={team} size={36} />
            <span>{team.name}</span>
          </div>
        ))}
        <b className={`${styles.score} num`}>{isOn ? `${row.homeTeamScore} – ${row.awayTeamScore}` : "–"}</b>
      </div>
      <Link className={styles.open} to={matchPath(locale, sport, { ...league, ...row })}>
        {t(block.kind === "video" ? "news.watch" : "news.openMatch")}
      </Link>
    </div>
  );
}

function TableCard({ block }: { block: Of<"table"> }) {
  const { locale, t } = usePage();
  const { league, rows, teams, sport } = block;
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption>{league.leagueName}</caption>
        <tbody>
          {rows.map(({ rank, teamId, played, won, lost, points }) => {
            const team = byId.get(teamId);
            return (
              <tr key={teamId}>
                <td className="num">{rank}</td>
                <th scope="row">
                  {team && (
                    <Link to={teamPath(locale, sport, team)}>
                      <Crest team={team} size={18} />
                      <span>{team.name}</span>
                    </Link>
                  )}
                </th>
                <td className="num">{played}</td>
                <td className="num">{sport === "football" ? points : `${won}–${lost}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Link className={styles.open} to={leaguePath(locale, sport, league, "table")}>
        {t("news.fullTable")}
      </Link>
    </div>
  );
}

function PlayerCard({ block }: { block: Of<"player"> }) {
  const { locale } = usePage();
  const { player, team, sport } = block;
  return (
    <Link className={styles.player} to={playerPath(locale, sport, player)}>
      <Portrait name={player.name} photo={player.photo} colours={team?.crest?.colours ?? null} size={48} />
      <span>
        <b>{player.name}</b>
        {team && <small>{team.name}</small>}
      </span>
    </Link>
  );
}

function Quote({ block }: { block: Of<"quote"> }) {
  const { locale } = usePage();
  return (
    <blockquote className={styles.quote}>
      <p>{block.words}</p>
      <footer>
        <Link to={playerPath(locale, block.sport, block.player)}>{block.player.name}</Link>
      </footer>
    </blockquote>
  );
}

function Picture({ block }: { block: Of<"picture"> }) {
  const { t } = usePage();
  const { league, shots, lineUps, sport } = block;
  const [row] = league.matches;
  const match = row ? `${row.homeTeam.name} – ${row.awayTeam.name}` : "";
  return (
    <figure className={styles.picture} aria-label={t("news.picture", { match })}>
      <NewsArt story={{ match: league, shots, lineUps, teams: [], category: "report", sport }} large />
      {shots.length > 0 && (
        <figcaption>
          {t("news.shotMap")} · {t("news.shotKey")}
        </figcaption>
      )}
      {lineUps && <figcaption>{t("shell.labelled", { name: t("news.lineUps"), value: match })}</figcaption>}
    </figure>
  );
}
