import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAsPostgres } from "./program.ts";

/** What one try stands on: a folder, and what has to be undone after it, last first. */
export type Stage = {
  folder: string;
  /** At the end, whatever happened. */
  defer(undo: () => unknown): void;
};

async function giveToPostgres(folder: string): Promise<void> {
  // mkdtemp's folders are their owner's alone; the database's user, and a node of this one, both have to enter.
  chmodSync(folder, 0o755);
  if (process.getuid?.() !== 0) return;
  const [user, group] = await Promise.all([runAsPostgres("id", ["-u"]), runAsPostgres("id", ["-g"])]);
  chownSync(folder, Number(user), Number(group));
}

/** Runs `act` on an empty stage and clears it away. */
export async function onStage<T>(act: (stage: Stage) => Promise<T>): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "matinee-cluster-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  await giveToPostgres(folder);
  return await act({ folder, defer: (undo) => stack.defer(async () => void (await undo())) });
}
