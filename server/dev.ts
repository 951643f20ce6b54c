import { createServer as createHttpServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";

// `npm run dev`: Vite in front, for the browser's modules and their hot reload; pages and answers from the same parts as in
// production, loaded through Vite, so that a change of the server shows on the next request. No Content-Security-Policy here:
// Vite's preamble and inline styles could not pass it.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = await createViteServer({
  root,
  appType: "custom",
  server: { middlewareMode: true, watch: { ignored: [`${root}/build/**`, `${root}/data/**`, `${root}/test-results/**`] } },
});

const entry = "/app/entry.dev.ts";
const assets = {
  entry,
  early: "/app/early-theme.ts",
  font: null,
  preload: [],
  styles: ["/app/theme.css"],
  bySource: {},
  player: { script: "/server/player-page/player.client.ts", style: null },
};

const { readEnv } = (await vite.ssrLoadModule("/server/env.ts")) as typeof import("./config/env.ts");
const { env } = readEnv(process.env);
const { createLog } = (await vite.ssrLoadModule("/server/log.ts")) as typeof import("./process/log.ts");
const log = createLog(env.LOG_LEVEL);

async function appNow() {
  const { openDeployment } = (await vite.ssrLoadModule("/server/deployment.ts")) as typeof import("./compose/deployment.ts");
  return openDeployment({ env: { ...env, PAGE_CACHE_MB: 1 }, assets, root, log });
}

let deployment = await appNow();
let reopening = Promise.resolve();

/** One after the other: a slip in the code leaves what ran before, and says so. */
async function reopen(): Promise<void> {
  try {
    const next = await appNow();
    await deployment.close();
    deployment = next;
  } catch (error) {
    log.error(error);
  }
}
vite.watcher.on("change", () => {
  reopening = reopening.then(reopen);
});

const answer = getRequestListener(async (request) => {
  const response = await deployment.app.fetch(request);
  const headers = new Headers(response.headers);
  headers.delete("content-security-policy");
  return new Response(response.body, { status: response.status, headers });
});
const server = createHttpServer((request, response) => vite.middlewares(request, response, () => void answer(request, response)));
server.listen(env.PORT, () => process.stdout.write(`${env.SITE_NAME} for development is at http://localhost:${env.PORT}\n`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
