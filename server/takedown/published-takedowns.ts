import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { noTakedown, type Takedown } from "#domain/takedown.ts";
import { parseTakedown, takedownFileName } from "#server/config/site-config.ts";
import { errorReason } from "#server/log/error-reason.ts";

/** The ids that this node's takedown file last shared with the other nodes; survives restarts. */
export type PublishedTakedowns = { read(): Takedown; write(list: Takedown): void };

type PublishedOptions = { dataDir: string; contentDir: string | undefined; warn: (message: string) => void };

/** One file in DATA_DIR for each content folder: nodes that share DATA_DIR may have different takedown files. An unreadable file counts as empty. */
export function openPublishedTakedowns({ dataDir, contentDir = "", warn }: PublishedOptions): PublishedTakedowns {
  const name = createHash("sha256").update(resolve(contentDir)).digest("hex").slice(0, 12);
  // "told" stays in the name: a file that an earlier build wrote must be found.
  const file = join(dataDir, `takedown-told-${name}.json`);
  return {
    read: () => {
      try {
        // A lost takedown file removes nothing, neither at the start nor later.
        if (existsSync(join(contentDir, takedownFileName))) return parseTakedown(readFileSync(file, "utf8"));
      } catch {}
      return noTakedown;
    },
    write: (list) => {
      try {
        mkdirSync(dataDir, { recursive: true });
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(list));
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        warn(`DATA_DIR: an id that leaves ${takedownFileName} while this node is down stays blocked (${errorReason(error)})`);
      }
    },
  };
}
