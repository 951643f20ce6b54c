import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAsPostgres } from "./program.ts";

/** A temporary folder, and what to undo at the end, last first. */
export type Sandbox = {
  folder: string;
  /** Runs `undo` at the end, also after an error. */
  defer(undo: () => unknown): void;
};

async function giveToPostgres(folder: string): Promise<void> {
  // Only the owner may enter a folder of mkdtemp; the database's user and the nodes of this user both must.
  chmodSync(folder, 0o755);
  if (process.getuid?.() !== 0) return;
  const [user, group] = await Promise.all([runAsPostgres("id", ["-u"]), runAsPostgres("id", ["-g"])]);
  chownSync(folder, Number(user), Number(group));
}

/** Runs `work` in an empty sandbox and removes it. */
export async function inSandbox<T>(work: (sandbox: Sandbox) => Promise<T>): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "matinee-cluster-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  await giveToPostgres(folder);
  return await work({ folder, defer: (undo) => stack.defer(async () => void (await undo())) });
}
