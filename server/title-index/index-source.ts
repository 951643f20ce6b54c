import { stat } from "node:fs/promises";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { indexFileIn, type OpenIndex, openIndexFile } from "./index-file.ts";

/** How often a search looks whether `npm run index` has replaced the file. */
const checkEveryMs = 5000;

type Options = { dataDir: string; log: OperatorLog; now?: () => number };

/** Distinguishes a file from its replacement. */
const identityOf = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
    () => null,
  );

/** The index in DATA_DIR: loaded at the start and whenever it is replaced. A damaged file is logged once and left out until it is replaced. */
export function openIndexSource({ dataDir, log, now = () => performance.now() }: Options) {
  const path = indexFileIn(dataDir);
  let open: OpenIndex | null = null;
  let identity: string | null = null;
  let nextCheckAt = now() + checkEveryMs;

  const replace = (next: OpenIndex | null): void => {
    const before = open;
    open = next;
    before?.index.close();
  };
  const leaveOut = (error: unknown): void => {
    replace(null);
    log.warn(
      `title index: ${path} cannot be used (${errorReason(error)}), typing errors are corrected from the site's own titles alone. Run npm run index again`,
    );
  };
  const load = async (): Promise<void> => {
    const found = await identityOf(path);
    if (found === identity) return;
    identity = found;
    if (found === null) return replace(null);
    try {
      replace(await openIndexFile(path));
      log.info(`title index: ${open?.names} names are in use`);
    } catch (error) {
      leaveOut(error);
    }
  };
  let loading = load();
  return {
    /** `null` without a file, or before it is loaded. Looks for a new file in the background. */
    current: () => {
      if (now() >= nextCheckAt) {
        nextCheckAt = now() + checkEveryMs;
        loading = loading.then(load);
      }
      return open?.index ?? null;
    },
    /** Leaves the file out until it is replaced: a search found it damaged. */
    leaveOut,
    size: () => open && { names: open.names, bytes: open.bytes, builtAt: open.builtAt },
    close: async () => {
      await loading;
      replace(null);
    },
  };
}
