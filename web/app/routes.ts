import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("shell/root-redirect.ts"),
  route(":locale", "shell/shell.tsx", [
    index("scores/football-home.tsx", { id: "home" }),
    route("football", "scores/football-home.tsx", { id: "football" }),
    route("football/matches", "scores/football-home.tsx", { id: "football-matches" }),
    route("basketball", "scores/basketball-home.tsx", { id: "basketball" }),
    route("basketball/matches", "scores/basketball-home.tsx", { id: "basketball-matches" }),
    route("*", "shell/unknown-path.ts"),
  ]),
] satisfies RouteConfig;
