import type { PostgresConnection } from "#server/store/postgres-connection.ts";

const retainedBuilds = 3;
/** The first start of a build uploads a few megabytes. */
const uploadTimeoutMs = 5000;

export type AssetFile = { name: string; body: Buffer };

/** The hashed files of the last builds, for nodes that run another one. */
export type SharedAssets = {
  publish(build: string, readFiles: () => Promise<AssetFile[]>): Promise<void>;
  find(name: string): Promise<Buffer | null>;
};

export function postgresAssets(connection: PostgresConnection): SharedAssets {
  return {
    async publish(build, readFiles) {
      const [existing] = await connection.query((sql) => sql`UPDATE asset_builds SET stored_at = now() WHERE build = ${build} RETURNING build`);
      if (existing) return;
      const rows = (await readFiles()).map(({ name, body }) => ({ build, name, body }));
      await connection.query(
        (sql) =>
          // In one transaction: other nodes see a build with all its files, or not at all.
          sql.begin(async (transaction) => {
            await transaction`INSERT INTO asset_builds (build, stored_at) VALUES (${build}, now()) ON CONFLICT (build) DO UPDATE SET stored_at = now()`;
            for (const row of rows) await transaction`INSERT INTO assets ${transaction(row)} ON CONFLICT DO NOTHING`;
            await transaction`
              DELETE FROM asset_builds WHERE build NOT IN
                (SELECT build FROM asset_builds ORDER BY stored_at <= now() DESC, stored_at DESC LIMIT ${retainedBuilds}::int)`;
          }),
        uploadTimeoutMs,
      );
    },
    async find(name) {
      const [row] = await connection.query((sql) => sql<{ body: Buffer }[]>`SELECT body FROM assets WHERE name = ${name} LIMIT 1`);
      return row?.body ?? null;
    },
  };
}
