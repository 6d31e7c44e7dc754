import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { type PageRoute, pages } from "./pages.ts";

export default pages.map(entry) satisfies RouteConfig;

function entry({ id, path, file, children }: PageRoute): RouteConfigEntry {
  return {
    id,
    file,
    ...(path === undefined ? { index: true } : { path }),
    ...(children && { children: children.map(entry) }),
  };
}
