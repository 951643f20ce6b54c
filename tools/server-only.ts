import type { Plugin } from "vite";

/** Fails the build if a browser's script imports a `*.server.ts` file. */
export const serverOnly = (): Plugin => ({
  name: "server-only",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  load(file) {
    if (/\.server\.tsx?$/.test(file)) this.error(`${file} is for the server alone`);
  },
});
