import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { type PageRoute, pages } from "./pages.ts";

export default pages.map(entry) satisfies RouteConfig;

function entry({ id, path, file, children }: PageRoute): RouteConfigEntry {
  return {
    id,
    file,
    ...(path !== undefined && { path }),
    // Without a path and without children it is the page at its parent's own address.
    ...(children ? { children: children.map(entry) } : path === undefined && { index: true }),
  };
}
