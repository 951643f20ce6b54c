import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./tools/precompress.ts";
import { shakeableRouter } from "./tools/shakeable-router.ts";

/** Of an icon only its shape is used (`app/ui/icon.tsx`). */
const treeshake = { manualPureFunctions: ["createLucideIcon"] };

/** Shared by many parts, and by none of those that a first load needs everywhere. */
const notEverywhere =
  "screens/page|ads/|movie/(portrait|cast-row\\.|about-text|series-card)|ui/(link-tabs|clamped-text|marquee-board)|calendar-date|third-parties|content/footer";

/** Few files: small ones compress badly, and each is a request. What only some kinds of page share stays out of the others' way. */
const chunkGroups = [
  // Changes with a release of a library alone: a new build of ours leaves it in the visitor's cache.
  { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(useQueries|queriesObserver))/, priority: 3 },
  // What the player's own page takes from the site must not bring the site along.
  { name: "words", test: /preload-helper|domain\/limits|content\/player-keys/, minShareCount: 2, priority: 3 },
  { name: "site", test: new RegExp(`/(app|domain|content)/(?!${notEverywhere})|lucide`), minShareCount: 3, priority: 2 },
  { name: "board", test: /ui\/marquee-board/, minShareCount: 2, priority: 2 },
  {
    name: "title",
    test: /app\/(player\/(?!server-menu)|film\/(cast-row-skeleton|backdrop|genre-chips|canonical)|queries\/known)|domain\/player|(maximize|minimize)\.mjs/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "text", test: /app\/screens\/page\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), react(), shakeableRouter(), precompress()],
  publicDir: false,
  optimizeDeps: { include: ["react-dom/client", "@tanstack/react-query", "react-router"] },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        // A `data:` URL would need a hole in the Content-Security-Policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // hls.js is that large, and fetched only for a stream that needs it.
        chunkSizeWarningLimit: 600,
        target: "es2023",
        rollupOptions: {
          input: { client: "app/entry.client.tsx", theme: "app/shell/early-theme.ts", player: "server/player-page/player.client.ts" },
          treeshake,
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: "build/server",
        ssr: true,
        copyPublicDir: false,
        target: "node22",
        sourcemap: true,
        rollupOptions: {
          input: { main: "server/main.ts", provider: "server/provider.ts", doctor: "server/doctor.ts" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
});
