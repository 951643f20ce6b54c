import type { MediaContext } from "#features/media/media-feature.ts";
import type { MediaRows } from "./media-rows.ts";

/** The library's rows: in PostgreSQL if nodes share one, else in a file of DATA_DIR. */
export async function openMediaRows({ env, database, log }: Pick<MediaContext, "env" | "database" | "log">): Promise<MediaRows> {
  if (database) {
    const { postgresMediaRows } = await import("./postgres-media-rows.ts");
    return postgresMediaRows(database);
  }
  const { sqliteMediaRows } = await import("./sqlite-media-rows.ts");
  return sqliteMediaRows(env.DATA_DIR, log);
}
