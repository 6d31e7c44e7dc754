import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const production = process.env.NODE_ENV === "production";

/** Where what is always there begins, what the front pages add to it, and what every match page does. */
const frame = /\/web\/app\/(root|frame\/(shell|page-boundary))\.tsx/;
const home = /\/web\/app\/scores\/(football-home|basketball-home|home-page)\.tsx/;
const match = /\/web\/app\/match\/(match-page|info\/info-tab)\.tsx/;

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether a module comes with others whose ids look so: they import it, or what imports it, and not only when asked. */
function comesWith(start: RegExp) {
  const known = new Map<string, boolean>();
  return function comes(id: string, graph: Graph): boolean {
    let answer = known.get(id);
    if (answer === undefined) {
      known.set(id, start.test(id));
      answer = start.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => comes(importer, graph));
      known.set(id, answer);
    }
    return answer;
  };
}

const [inFrame, inHome, inMatch] = [comesWith(frame), comesWith(home), comesWith(match)];

/**
 * Every file is a request, and style sheets hold up the first paint: the frame comes in one, what a front page has in common with
 * many in another, its own in a third. Messages come in a file for each feature of a language, with the pages that say it.
 */
const chunkOf = (name: string, belongs: (id: string, graph: Graph) => boolean) => (id: string, graph: Graph) =>
  belongs(id, graph) ? name : null;

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: production ? "[hash:base64:5]" : "[local]_[hash:base64:4]" } },
  build: {
    target: "es2022",
    sourcemap: false,
    // Inlined assets would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // What a page needs is asked for by React Router; a link for each file of each import is work for nothing.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Many small files cost more than their bytes: what every page runs on comes in two, what many share in another.
          // What only the forms of an account need stays out of these.
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: "account", test: /node_modules\/(libphonenumber-js|altcha-lib)\// },
            // Loaded with the first stream that is played.
            { name: "hls", test: /node_modules\/hls\.js\// },
            { name: "platform", test: /node_modules/ },
            { name: chunkOf("frame", inFrame) },
            { name: chunkOf("common", inHome), minShareCount: 4 },
            { name: chunkOf("home", inHome) },
            { name: "forms", test: /\/web\/app\/account\/(enter|own)\//, minShareCount: 2 },
            { name: "shared", minShareCount: 3 },
            { name: chunkOf("match", inMatch), minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@scoreline\//] },
});
