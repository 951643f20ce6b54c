import { openDeployment } from "#server/compose/deployment.ts";
import { longestWaitMs } from "./safety-net.ts";
import { projectRoot, sampleAssets } from "./sample-app.ts";

type Options = Parameters<typeof openDeployment>[0];

/** The whole server without a build. It waits for data as long as a test may, unless `options` name a deadline. Public films are off unless `env` names them. */
export const openTestDeployment = (options: Pick<Options, "env" | "log"> & Partial<Options>) =>
  openDeployment({
    ...{ assets: sampleAssets, root: projectRoot, pageDeadlineMs: longestWaitMs, apiDeadlineMs: longestWaitMs },
    ...options,
    env: { ...options.env, PUBLIC_FILMS: options.env.PUBLIC_FILMS ?? "off" },
  });
