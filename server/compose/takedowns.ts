import type { Takedown, TakedownList } from "#domain/takedown.ts";
import { openPublishedTakedowns } from "#server/takedown/published-takedowns.ts";
import { shareTakedowns } from "#server/takedown/shared-takedowns.ts";
import { watchTakedownFile } from "#server/takedown/takedown-file.ts";
import type { DeploymentContext } from "./context.ts";

/** Watches the operator's takedown file, and shares it with the other nodes if there is a database. */
export async function openTakedowns(initial: Takedown, { env, stores, log }: DeploymentContext): Promise<TakedownList & { close(): void }> {
  const file = watchTakedownFile({ folder: env.CONTENT_DIR, initial, log });
  if (stores.shared === null) return file;
  const published = openPublishedTakedowns({ dataDir: env.DATA_DIR, contentDir: env.CONTENT_DIR, warn: (message) => log.warn(message) });
  return shareTakedowns({ file, shared: stores.shared.takedowns, published });
}
