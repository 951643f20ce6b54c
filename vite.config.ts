import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./tools/precompress.ts";

export default defineConfig({
  plugins: [tailwindcss(), react(), precompress()],
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
        rollupOptions: { input: { client: "app/entry.client.tsx", theme: "app/early-theme.ts", player: "server/player-page/player.client.ts" } },
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
