import { readBuildAssets } from "./assets/build-assets.ts";
import { openDeployment } from "./compose/deployment.ts";
import { type Env, readEnv } from "./config/env.ts";
import { errorReason } from "./log/error-reason.ts";
import { connectionLimit, limitConnections } from "./process/connection-limit.ts";
import { listen } from "./process/listen.ts";
import { createLog } from "./process/log.ts";
import type { Metrics } from "./process/metrics.ts";
import { stopOnSignal } from "./process/stop.ts";

/** Without METRICS_PORT the library is not loaded: it and what it needs are 76 modules. */
async function openMetrics(address: NonNullable<Env["METRICS_PORT"]>): Promise<Metrics> {
  const { createMetrics, metricsListener } = await import("./process/metrics.ts");
  const metrics = createMetrics();
  await listen({ listener: metricsListener(metrics), ...address, names: { port: "METRICS_PORT", host: "METRICS_PORT" } });
  return metrics;
}

async function run(root: string): Promise<void> {
  const { env, warnings } = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  for (const warning of warnings) log.warn(warning);
  // Before the site listens, so that a port in use stops the start.
  const metrics = env.METRICS_PORT && (await openMetrics(env.METRICS_PORT));
  const deployment = await openDeployment({ env, assets: readBuildAssets(root), root, log, metrics });
  const { listener, onClientError, onConnect } = deployment;
  const { server, open, port } = await listen({ listener, onClientError, onConnect, port: env.PORT, host: env.HOST });
  server.on("connection", deployment.onConnection);
  const limit = connectionLimit();
  if (limit !== null) limitConnections(server, { limit, warn: (message) => log.warn(message), onRefused: () => metrics?.connectionRefused() });
  process.stdout.write(`${env.SITE_NAME} is open at ${env.PUBLIC_ORIGIN ?? `http://localhost:${port}`}\n`);
  stopOnSignal({
    server,
    open,
    drain: deployment.drain,
    close: deployment.close,
    onError: (error) => log.error({ err: error }, "Stopping failed"),
  });
}

/** Runs the site until a signal. `root`: the project's folder. */
export async function start(root: string): Promise<void> {
  try {
    await run(root);
  } catch (error) {
    // One line for the operator, without a stack trace.
    process.stderr.write(`${errorReason(error)}\n`);
    process.exit(1);
  }
}
