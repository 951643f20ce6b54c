import type { PostgresConnection } from "#server/store/postgres-connection.ts";

/** This build's and the two before it. */
const keptBuilds = 3;
/** A few megabytes travel at the first start of a build. */
const storeMs = 5000;

export type AssetFile = { name: string; body: Buffer };

/** The hashed files of the last builds, for nodes that run another one. */
export type SharedAssets = {
  /** Stores a build's files where they are not there yet; the oldest builds' go. */
  publish(build: string, files: () => Promise<AssetFile[]>): Promise<void>;
  find(name: string): Promise<Buffer | null>;
};

export function postgresAssets(link: PostgresConnection): SharedAssets {
  return {
    async publish(build, files) {
      const [touched] = await link.query((sql) => sql`UPDATE asset_builds SET stored_at = now() WHERE build = ${build} RETURNING build`);
      if (touched) return;
      const rows = (await files()).map(({ name, body }) => ({ build, name, body }));
      await link.query(
        (sql) =>
          // In one transaction: a build is there with all its files, or not at all.
          sql.begin(async (transaction) => {
            await transaction`INSERT INTO asset_builds (build, stored_at) VALUES (${build}, now()) ON CONFLICT (build) DO UPDATE SET stored_at = now()`;
            for (const row of rows) await transaction`INSERT INTO assets ${transaction(row)} ON CONFLICT DO NOTHING`;
            await transaction`
              DELETE FROM asset_builds WHERE build NOT IN (SELECT build FROM asset_builds ORDER BY stored_at DESC LIMIT ${keptBuilds}::int)`;
          }),
        storeMs,
      );
    },
    async find(name) {
      const [row] = await link.query((sql) => sql<{ body: Buffer }[]>`SELECT body FROM assets WHERE name = ${name} LIMIT 1`);
      return row?.body ?? null;
    },
  };
}
