import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findOnPath } from "#tools/find-on-path.ts";

// The W3C's own checker, where a `vnu` is on PATH. It is no dependency: 33 MB, for which the package runs a script when it is installed.

const vnu = findOnPath("vnu");
if (!vnu) console.warn("vnu is not on PATH: the W3C's checker of HTML is skipped");

/** Known noise, with its reason. */
const known: readonly RegExp[] = [
  // The specification's metadata have it (section 9).
  /^Bad value “cache-control” for attribute “http-equiv”/,
  // Releases before 2025 know neither.
  /^Element “search” not allowed/,
  /^Attribute “popover/,
  // Firefox restores the choice of another visit unless a radio button has it.
  /^Attribute “autocomplete” is only allowed when/,
  // A search field with options of its own: its type brings the keyboard's search key.
  /^Bad value “combobox” for attribute “role” on element “input”/,
  /^Attribute “aria-expanded” not allowed on element “input”/,
];

const site = await startBuiltServer({ CONTACT_EMAIL: "box@ritz.example" });
afterAll(() => site.stop());

test.skipIf(!vnu)("each kind of page is free of errors for vnu", async () => {
  const folder = temporaryFolder();
  const files = await Promise.all(
    pageKinds.map(async (path) => {
      const file = join(folder, `${encodeURIComponent(path)}.html`);
      writeFileSync(file, await (await fetch(site.url + path)).text());
      return file;
    }),
  );
  const { stdout, error } = spawnSync(vnu ?? "", ["--errors-only", "--format", "json", "--stdout", ...files], { encoding: "utf8", maxBuffer: 1e8 });
  expect(error).toBeUndefined();
  const { messages } = JSON.parse(stdout) as { messages: { message: string; url: string; extract?: string }[] };
  expect(messages.filter(({ message }) => !known.some((noise) => noise.test(message)))).toEqual([]);
});
