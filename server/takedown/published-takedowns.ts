import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Takedown } from "#domain/takedown.ts";
import { parseTakedown, takedownFileName } from "#server/config/site-config.ts";

/** What this node's takedown file has told the other nodes, over restarts. */
export type PublishedTakedowns = { read(): Takedown; write(list: Takedown): void };

type Parts = { dataDir: string; contentDir: string | undefined; warn: (message: string) => void };

/** In DATA_DIR, by the folder of its list: nodes that share the one may have lists of their own. What cannot be read was never told. */
export function openPublishedTakedowns({ dataDir, contentDir = "", warn }: Parts): PublishedTakedowns {
  const name = createHash("sha256").update(resolve(contentDir)).digest("hex").slice(0, 12);
  const file = join(dataDir, `takedown-told-${name}.json`);
  return {
    read: () => {
      try {
        // A list that is lost lifts nothing, as while the node runs.
        if (existsSync(join(contentDir, takedownFileName))) return parseTakedown(readFileSync(file, "utf8"));
      } catch {}
      return { movies: [], series: [], people: [] };
    },
    write: (list) => {
      try {
        mkdirSync(dataDir, { recursive: true });
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(list));
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        warn(`DATA_DIR: an id that leaves takedown.json while this node is down stays blocked (${error instanceof Error ? error.message : String(error)})`);
      }
    },
  };
}
