import { loadHome } from "#scores/home-loader.ts";
import { homeMeta } from "#scores/home-meta.ts";
import { HomePage } from "#scores/home-page.tsx";
import type { Route } from "./+types/football-home";

export const loader = (args: Route.LoaderArgs) => loadHome("football", args);
export const meta = (args: Route.MetaArgs) => homeMeta("football", args);

export default function FootballHome({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
