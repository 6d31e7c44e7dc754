import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const production = process.env.NODE_ENV === "production";

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: production ? "[hash:base64:5]" : "[local]_[hash:base64:4]" } },
  build: {
    target: "es2022",
    sourcemap: false,
    // Inlined assets would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: (id) => /\/i18n\/messages\/([^/]+)\//.exec(id)?.[1]?.replace(/^/, "messages-") ?? null }],
        },
      },
    },
  },
  ssr: { noExternal: [/^@scoreline\//] },
});
