import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { inventoryQueries } from "./sqlite-inventory.ts";
import { openSqliteStore, sqliteFileIn } from "./sqlite-store.ts";

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
  ["countPeople", ["provider"], "COVERING INDEX people_known"],
  ["persons", ["provider", 10, 0], "COVERING INDEX people_known"],
] as const)("%s of a large store reads an index and sorts nothing", async (name, parameters, index) => {
  const plan = (await emptyDatabase()).prepare(`EXPLAIN QUERY PLAN ${inventoryQueries[name]}`).all(...parameters);
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(new RegExp(`^SEARCH \\w+ USING ${index} `))]);
});
