import { globSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./tools/precompress.ts";
import { serverOnly } from "./tools/server-only.ts";
import { supportedStyles } from "./tools/supported-styles.ts";

/** Small chunks compress badly, and each is a request: beside a chunk a screen there is one of libraries, one of what every page needs, and some of what screens share. */
const chunkGroups = [
  { name: "libraries", test: /node_modules/, minShareCount: 3, priority: 2 },
  // The early script runs before the first paint: it must not fetch what it does not need. That of the offline page has nothing else.
  { name: "site", test: /\/(app|domain|features)\/(?!.*(?:early|entry\.offline))/, tags: ["$initial" as const], priority: 1 },
  { name: "shared", test: /\/(app|domain|features)\//, minShareCount: 4, entriesAware: true, entriesAwareMergeThreshold: 2000 },
  // A stylesheet each blocks the first paint.
  { name: "styles", test: /\.css$/, minShareCount: 2, priority: 3 },
];

/** Files of words by "de-titles". */
const byLanguage = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file.replace(/^languages\/|\.ts$/g, "").replace("/", "-"), file]));

/** Each group of words in each language, without the player's and those that the server alone needs. */
const wordFiles = byLanguage(globSync("languages/*/*.ts").filter((file) => !/\/(heads|media|server|player|text|server-names|sample-reel)\.ts$/.test(file)));

/** What several groups of a language use comes with the words of every page. */
const wordGroups = [
  { name: "words", test: /\/languages\/text\.ts/ },
  {
    name: (file: string) => `${/\/languages\/([\w-]+)\//.exec(file)?.[1]}-words`,
    test: /\/languages\/[\w-]+\/(site[./]|text\.|server-names|sample-reel|titles\/title-facts|series\/airing)/,
  },
];

/** The domain and the models are pure (import law): a module of which the browser needs nothing is left out. */
const pureModels = { moduleSideEffects: (file: string) => !/\/domain\/|\/features\/[^/]+\/model\//.test(file) };

/** What the browser builds share. */
const browserBuild = {
  outDir: "build/client",
  // The Content-Security-Policy blocks `data:` URLs.
  assetsInlineLimit: 0,
  // In kB. Tables of encodings are that large, and hls.js half of it; only films that need them load them.
  chunkSizeWarningLimit: 1200,
  target: "es2023",
  // Decision 110.
  cssTarget: ["chrome108", "edge108", "firefox128", "safari16.4"],
};

export default defineConfig({
  plugins: [supportedStyles(), tailwindcss(), react(), serverOnly(), precompress()],
  publicDir: false,
  optimizeDeps: { include: ["react-dom/client", "@tanstack/react-query"] },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  // A slow plugin is no fault, and the warning is the first thing that a new operator reads.
  build: { rollupOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        ...browserBuild,
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: { client: "app/entry.client.tsx", early: "app/entry.early.ts", offline: "app/entry.offline.ts" },
          // unzipit imports it in Node alone.
          external: ["node:worker_threads"],
          // A merged chunk's own name lists all that share it.
          output: {
            codeSplitting: { groups: chunkGroups },
            // Every page's script names all chunks, and a hash does not compress. 28 bits distinguish the builds of a file well enough.
            hashCharacters: "hex",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash:7].js`,
            assetFileNames: "assets/[name]-[hash:7][extname]",
          },
          treeshake: pureModels,
        },
      },
    },
    // Apart: as an entry of the site it would share chunks with it, and load React into each player's frame for two small functions. So do its words:
    // those of the site would load into the frame as well.
    player: {
      consumer: "client",
      build: {
        ...browserBuild,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        manifest: ".vite/player.json",
        rollupOptions: {
          input: { player: "player/player.client.ts", ...byLanguage(globSync("languages/*/player.ts")) },
          preserveEntrySignatures: "exports-only",
        },
      },
    },
    // Apart as well: a document names the files of its language, and the site's script knows none of them (app/words/load-words.ts).
    words: {
      consumer: "client",
      build: {
        ...browserBuild,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        manifest: ".vite/words.json",
        rollupOptions: {
          input: wordFiles,
          preserveEntrySignatures: "exports-only",
          treeshake: pureModels,
          output: {
            codeSplitting: { groups: wordGroups },
            hashCharacters: "hex",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    // One file at a fixed address, which imports nothing.
    worker: {
      consumer: "client",
      build: {
        ...browserBuild,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        rollupOptions: { input: { worker: "app/worker.ts" }, treeshake: pureModels, output: { format: "iife", entryFileNames: "worker.js" } },
      },
    },
    ssr: {
      // Bundled: of these the server needs a small part. A package's whole source would stay in memory, with its source maps.
      resolve: { noExternal: ["lucide", "zod", "@tanstack/react-query", "@tanstack/query-core"] },
      build: {
        outDir: "build/server",
        ssr: true,
        copyPublicDir: false,
        target: "node22",
        sourcemap: true,
        rollupOptions: {
          checks: { ineffectiveDynamicImport: false },
          input: {
            main: "server/main.ts",
            provider: "server/provider.ts",
            doctor: "server/doctor.ts",
            "media-demo": "server/media-demo.ts",
            "media-reader": "features/media/reading/reader.worker.ts",
            media: "features/media/command/media.ts",
            films: "features/public-films/command/films.ts",
            "index-titles": "server/index-titles.ts",
          },
          // Stack traces name lines, and no one reads the text in the maps: Node would hold it. The pages are one file instead of
          // 200: what the browser fetches later the server needs for its first pages, and each file costs it time (decision 017).
          output: {
            entryFileNames: "[name].js",
            sourcemapExcludeSources: true,
            codeSplitting: {
              groups: [{ name: "pages", test: /\/(app|domain|languages|features\/(?!media\/|public-films\/(?!model\/)|.*-api[\w-]*\.server))\// }],
            },
          },
        },
      },
    },
  },
});
