import { reactRouter } from "@react-router/dev/vite";
import { spokenEverywhere } from "@scoreline/i18n/catalogue";
import { defineConfig } from "vite";

const production = process.env.NODE_ENV === "production";

/** What every page says comes in one file a language; the rest in a file for each feature, with the pages that say it. */
function messagesChunk(id: string): string | null {
  const [, locale, feature = ""] = /\/i18n\/messages\/([^/]+)\/([^/]+)\.json/.exec(id) ?? [];
  if (!locale) return null;
  const everywhere = (spokenEverywhere as readonly string[]).includes(feature);
  return everywhere ? `messages-${locale}` : `messages-${locale}-${feature}`;
}

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
          // Many small files cost more than their bytes: what every page runs on comes in one, what many share in another.
          groups: [
            { name: messagesChunk },
            { name: "platform", test: /node_modules/ },
            { name: "shared", test: /\/(domain|contract|i18n|web\/app)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@scoreline\//] },
});
