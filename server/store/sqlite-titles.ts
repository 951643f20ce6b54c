import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./sqlite-transaction.ts";
import type { Store } from "./store.ts";

/** No build reads `padded`, `date` and `poster_path` any more; an older one that is started again needs the columns. */
const upsert = `INSERT INTO titles (type, id, source, title, padded, date, popularity, written_at) VALUES (?, ?, ?, ?, '', '', ?, ?)
  ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, popularity = excluded.popularity, written_at = excluded.written_at`;

export function sqliteTitles(database: DatabaseSync, source: string): Pick<Store, "writeTitles"> {
  const write = database.prepare(upsert);
  return {
    writeTitles: async (titles) =>
      inTransaction(database, () => {
        for (const { type, id, title, popularity } of titles) write.run(type, id, source, title, popularity, Date.now());
      }),
  };
}
