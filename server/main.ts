import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { readBuildAssets } from "./build-assets.ts";
import { openDeployment } from "./deployment.ts";
import { readEnv } from "./env.ts";
import { listen, stopListening } from "./listen.ts";

/** `build/server/main.js` stands two folders below the project. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const graceMs = 8000;

async function start(): Promise<void> {
  const { env, warnings } = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL, base: null });
  for (const warning of warnings) log.warn(warning);
  const deployment = await openDeployment({ env, assets: readBuildAssets(root), root, log });
  const { server, port } = await listen({ listener: deployment.listener, refuse: deployment.refuse, port: env.PORT, host: env.HOST });
  process.stdout.write(`${env.SITE_NAME} is open at ${env.PUBLIC_ORIGIN ?? `http://localhost:${port}`}\n`);

  const stop = async () => {
    deployment.drain();
    await stopListening(server, graceMs);
    await deployment.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

start().catch((error: unknown) => {
  // One line for the operator; a stack trace tells them nothing.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
