import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isNotOurs } from "./sqlite-errors.ts";
import { inTransaction } from "./sqlite-transaction.ts";

function opened() {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE films (body TEXT NOT NULL) STRICT");
  const write = database.prepare("INSERT INTO films (body) VALUES (?)");
  return { database, write: (body: string) => void write.run(body), count: () => database.prepare("SELECT count(*) AS count FROM films").get()?.count };
}

/** What `work` throws. */
function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.unreachable("nothing was thrown");
}

test("all of it is written, or nothing", () => {
  const { database, write, count } = opened();
  inTransaction(database, () => {
    for (const body of ["one", "two"]) write(body);
  });
  const slip = () => {
    write("three");
    throw new Error("a slip");
  };
  expect(thrownBy(() => inTransaction(database, slip))).toEqual(new Error("a slip"));
  expect([count(), database.isTransaction]).toEqual([2, false]);
});

test("a full disk is told as a full disk, and not as a file of somebody else's, which would be set aside", () => {
  const { database, write, count } = opened();
  database.exec("PRAGMA max_page_count = 10");
  const tooMuch = () => {
    for (let row = 0; row < 100; row += 1) write("x".repeat(4000));
  };
  const error = thrownBy(() => inTransaction(database, tooMuch));
  expect([String(error), isNotOurs(error)]).toEqual([expect.stringMatching(/full/), false]);
  expect([count(), database.isTransaction]).toEqual([0, false]);
});
