import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "../build/site",
  ssr: true,
  // The locale in the path makes one route of eight pages; the manifest is small enough to ship whole.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
