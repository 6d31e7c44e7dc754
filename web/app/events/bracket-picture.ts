import type { TeamBadge } from "@scoreline/contract/schemas";
import { championOf, type Draw, type Winners } from "@scoreline/domain/contest/draw";
import type { Translate } from "@scoreline/i18n/translate";

const [width, height] = [1080, 1080];

type Filled = {
  draw: Draw;
  winners: Winners;
  teams: ReadonlyMap<number, TeamBadge>;
  title: string;
  t: Translate;
};

/** One's bracket from the semi-finals on as a picture, drawn here: to share where the device can, else to keep. */
export async function shareBracket(filled: Filled): Promise<void> {
  const { title } = filled;
  const blob = await drawn(filled);
  if (!blob) return;
  const file = new File([blob], "bracket.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function drawn({ draw, winners, teams, title, t }: Filled) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) return undefined;
  const font = getComputedStyle(document.body).fontFamily;
  const name = (id: number | undefined) => teams.get(id ?? 0)?.name ?? "";
  const write = (text: string, y: number, size: number, colour: string) => {
    brush.font = `700 ${size}px ${font}`;
    brush.fillStyle = colour;
    brush.textAlign = "center";
    brush.fillText(text, width / 2, y, width - 80);
  };
  brush.fillStyle = "#0a0e13";
  brush.fillRect(0, 0, width, height);
  write(title, 110, 52, "#eaf0f6");
  write(t("events.round.semi-final"), 230, 34, "#8794a5");
  const [semiFinals = [], finals = []] = draw.rounds.slice(-2).map(([, matches]) => matches);
  const pairs = (matches: readonly number[]) =>
    matches.map((match) => draw.pair(winners, match).map(name).join("  –  "));
  for (const [index, pair] of pairs(semiFinals).entries()) write(pair, 300 + index * 70, 46, "#b1bdcb");
  write(t("events.round.final"), 490, 34, "#8794a5");
  for (const pair of pairs(finals)) write(pair, 565, 56, "#eaf0f6");
  write(t("events.bracket.champion"), 740, 40, "#f6b73c");
  write(name(championOf(draw, winners)), 850, 96, "#2fd69a");
  write("Scoreline", 1020, 36, "#8794a5");
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
}
