import { globSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";

// `npm run dev`: Vite serves the browser's modules with hot reload. It also loads the server's modules, so that a change shows on the
// next request. No Content-Security-Policy here: Vite's preamble and inline styles would violate it.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = await createViteServer({
  root,
  appType: "custom",
  server: { middlewareMode: true, watch: { ignored: [`${root}/build/**`, `${root}/data/**`, `${root}/test-results/**`] } },
});

const { wordAssetsOf } = (await vite.ssrLoadModule("/server/assets/word-assets.ts")) as typeof import("./assets/word-assets.ts");

const words = wordAssetsOf(globSync("languages/*/*.ts", { cwd: root }), (source) => [`/${source}`]);

// Addresses below the project's folder, as Vite serves and loads them.
const assets = {
  early: "/app/entry.early.ts",
  font: null,
  entry: "/app/entry.dev.ts",
  imports: [],
  styles: ["/app/ui/theme.css"],
  byScreen: {},
  words,
  playerWords: words,
  // Browsers drop the worker that they have from a build at this address.
  worker: null,
  offline: { script: "/app/entry.offline.ts", files: () => [] },
  player: { script: "/player/player.client.ts", imports: [], style: null, hls: null },
};

const { readEnv } = (await vite.ssrLoadModule("/server/config/env.ts")) as typeof import("./config/env.ts");
const { createLog } = (await vite.ssrLoadModule("/server/process/log.ts")) as typeof import("./process/log.ts");
const { env } = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);

async function openCurrentDeployment() {
  const { openDeployment } = (await vite.ssrLoadModule("/server/compose/deployment.ts")) as typeof import("./compose/deployment.ts");
  return openDeployment({ env: { ...env, PAGE_CACHE_MB: 1 }, assets, root, log });
}

let deployment = await openCurrentDeployment();
let reloading = Promise.resolve();

/** Replaces the running deployment. If the changed code does not load, the previous deployment stays. */
async function reload(): Promise<void> {
  try {
    const next = await openCurrentDeployment();
    await deployment.close();
    deployment = next;
  } catch (error) {
    log.error(error);
  }
}
vite.watcher.on("change", () => {
  reloading = reloading.then(reload);
});

const render = getRequestListener(async (request, bindings) => {
  const response = await deployment.app.fetch(request, bindings);
  const headers = new Headers(response.headers);
  headers.delete("content-security-policy");
  return new Response(response.body, { status: response.status, headers });
});
const server = createHttpServer((request, response) => vite.middlewares(request, response, () => void render(request, response)));
server.listen(env.PORT, () => process.stdout.write(`${env.SITE_NAME} for development is at http://localhost:${env.PORT}\n`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
