import { loadHome } from "#scores/home-loader.ts";
import { homeMeta } from "#scores/home-meta.ts";
import { HomePage } from "#scores/home-page.tsx";
import type { Route } from "./+types/basketball-home";

export const loader = (args: Route.LoaderArgs) => loadHome("basketball", args);
export const meta = (args: Route.MetaArgs) => homeMeta("basketball", args);

export default function BasketballHome({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
