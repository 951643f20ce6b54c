import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

const [provider, database] = await Promise.all([startFaultyProvider(), startPostgres()]);
afterAll(() => Promise.all([provider.close(), database.stop()]));

/** A folder or a database, on which one server runs after another. */
const stores: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({ DATA_DIR: temporaryFolder() }),
  PostgreSQL: async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await database.emptyDatabase() }),
};

async function serverOn(store: Record<string, string>, contentDir = temporaryFolder()) {
  const { get, close } = await openTestDeployment({ ...store, CONTENT_DIR: contentDir, TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url });
  const batch = async (ids: string): Promise<TitleBatch> => (await get(`/api/titles?ids=${ids}`)).json() as Promise<TitleBatch>;
  return { batch, get, contentDir, close };
}

describe.each(Object.entries(stores))("titles by their keys, with %s", (_, newStore) => {
  test("stored titles cost no call, also after a restart while the provider is down; the others are pending", async () => {
    const store = await newStore();
    const first = await serverOn(store);
    await first.get("/movie/19");
    provider.calls.length = 0;
    expect(await first.batch("movie:19")).toMatchObject({ titles: [{ key: "movie:19", title: "Metropolis", year: 1927 }], missing: [], pending: [] });
    expect(provider.calls).toEqual([]);
    expect(await first.batch("movie:19,movie:999999999")).toMatchObject({ titles: [{ key: "movie:19" }], missing: ["movie:999999999"] });
    await first.close();

    provider.setFault({ kind: "status", status: 500 });
    onTestFinished(() => provider.setFault(null));
    const second = await serverOn(store);
    expect(await second.batch("movie:19,movie:11")).toMatchObject({ titles: [{ key: "movie:19" }], pending: ["movie:11"] });
  });

  test("a blocked title is missing from now on", async () => {
    const { batch, contentDir } = await serverOn(await newStore());
    expect((await batch("movie:19")).titles).toHaveLength(1);
    writeFileSync(join(contentDir, "takedown.json"), JSON.stringify({ movies: [19] }));
    const blocked = { titles: [], missing: ["movie:19"], pending: [] };
    await eventually(async () => expect(await batch("movie:19")).toEqual(blocked), 100);
  });
});
