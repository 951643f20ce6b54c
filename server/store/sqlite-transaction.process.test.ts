import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isNotOurs } from "./sqlite-errors.ts";
import { inTransaction } from "./sqlite-transaction.ts";

function openTable() {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE films (body TEXT NOT NULL) STRICT");
  const insert = database.prepare("INSERT INTO films (body) VALUES (?)");
  return { database, write: (body: string) => void insert.run(body), count: () => database.prepare("SELECT count(*) AS count FROM films").get()?.count };
}

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.unreachable("nothing was thrown");
}

test("writes everything or nothing", () => {
  const { database, write, count } = openTable();
  inTransaction(database, () => {
    for (const body of ["one", "two"]) write(body);
  });
  const failingWork = () => {
    write("three");
    throw new Error("failed after the write");
  };
  expect(errorOf(() => inTransaction(database, failingWork))).toEqual(new Error("failed after the write"));
  expect([count(), database.isTransaction]).toEqual([2, false]);
});

test("reports a full disk as such, so that the file is not set aside as another program's", () => {
  const { database, write, count } = openTable();
  database.exec("PRAGMA max_page_count = 10");
  const fillDisk = () => {
    for (let row = 0; row < 100; row += 1) write("x".repeat(4000));
  };
  const error = errorOf(() => inTransaction(database, fillDisk));
  expect([String(error), isNotOurs(error)]).toEqual([expect.stringMatching(/full/), false]);
  expect([count(), database.isTransaction]).toEqual([0, false]);
});
