import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { evictionQueries } from "./sqlite-eviction.ts";
import { inventoryQueries, openSqliteStore, sqliteFileIn } from "./sqlite-store.ts";

async function emptyDatabase(): Promise<DatabaseSync> {
  const folder = join(temporaryFolder(), "data");
  await openSqliteStore(folder, "provider").close();
  const database = new DatabaseSync(sqliteFileIn(folder));
  onTestFinished(() => database.close());
  return database;
}

test.each([
  ["countTitles", ["movies", "provider"], "COVERING INDEX titles_known"],
  ["titles", ["movies", "provider", 10, 0], "INDEX titles_known"],
  ["titles", ["movies:de", "provider", 10, 0], "INDEX titles_known"],
  ["countPeople", ["provider"], "COVERING INDEX people_known"],
  ["persons", ["provider", 10, 0], "COVERING INDEX people_known"],
] as const)("%s of a large store reads an index and sorts nothing", async (name, parameters, index) => {
  const plan = (await emptyDatabase()).prepare(`EXPLAIN QUERY PLAN ${inventoryQueries[name]}`).all(...parameters);
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(new RegExp(`^SEARCH \\w+ USING ${index} `))]);
});

test("eviction of a large store reads indexes alone and sorts nothing", async () => {
  const database = await emptyDatabase();
  const planOf = (query: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map(({ detail }) => String(detail));
  const steps = [...planOf(evictionQueries.size), ...planOf(evictionQueries.oldest)];
  expect(steps.filter((step) => /^(SCAN|SEARCH)/.test(step) && !/USING COVERING INDEX \w+_by_age/.test(step) && !/SUBQUERY|^SCAN \(/.test(step))).toEqual([]);
  expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
});
