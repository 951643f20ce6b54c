import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openDeployment } from "#server/compose/deployment.ts";
import { readEnv } from "#server/config/env.ts";
import { patientTimeouts } from "./postgres.ts";
import { longestWaitMs } from "./safety-net.ts";
import { projectRoot, sampleAssets } from "./sample-app.ts";
import { temporaryFolder } from "./temporary-folder.ts";

type Options = Partial<Omit<Parameters<typeof openDeployment>[0], "env" | "log">>;

const patient = { pageDeadlineMs: longestWaitMs, apiDeadlineMs: longestWaitMs, databaseTimeouts: patientTimeouts };

/**
 * The whole server without its port and a build, until the test ends. It waits for data as long as a test may, unless `options` name a deadline. Public films
 * are off unless `variables` name them. `lines`: its log. `listener` and `drain` are those of its first start.
 */
export async function openTestDeployment(variables: Record<string, string>, options: Options = {}) {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const { env } = readEnv({ DATA_DIR: temporaryFolder(), PUBLIC_ORIGIN: "https://matinee.example", PUBLIC_FILMS: "off", ...variables });
  const open = () => openDeployment({ env, log, assets: sampleAssets, root: projectRoot, ...patient, ...options });
  let deployment = await open();
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= deployment.close();
    return closed;
  };
  onTestFinished(close);
  return {
    listener: deployment.listener,
    drain: deployment.drain,
    lines,
    close,
    get: async (path: string, ...request: [init?: RequestInit, bindings?: object]): Promise<Response> => deployment.app.request(path, ...request),
    restart: async (): Promise<void> => {
      await close();
      deployment = await open();
      closed = undefined;
    },
  };
}
