import { expect, test } from "vitest";
import type { FileContext } from "#features/media/match/file-context.ts";
import { matchFile } from "#features/media/match/match-file.ts";
import { subjectsOf } from "#features/media/match/outcome.ts";
import { readPublicTitles } from "#features/public-films/facts.ts";
import { fileStem } from "#features/public-films/getting/file-names.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";

const { titles: catalog } = await embeddedTitles(process.cwd());

function contextOf(path: string): FileContext {
  const names = path.split("/");
  const stem = names.at(-1) ?? "";
  return { stem, folders: names.slice(0, -1), siblings: [stem], extra: null, nfos: { own: null, film: null, show: null } };
}

test("the media library finds each public film by the name under which it is downloaded", async () => {
  const titles = readPublicTitles(process.cwd(), undefined);
  expect(titles.length).toBeGreaterThan(100);
  for (const title of titles) {
    const outcome = await matchFile(contextOf(fileStem(title)), catalog());
    expect(subjectsOf(outcome), `${fileStem(title)}: ${JSON.stringify(outcome)}`).toEqual([title.subject]);
  }
});
