import { expect, test } from "vitest";
import { pathIn } from "#domain/language-addresses.ts";
import { type Language, languageCodes, languages, rootAttributes } from "#domain/languages.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";

const titleOf = (id: number, language: Language): string => `${languages[language].name} ${id}`;

/** A word of each page that no other language has. */
const marks = languageCodes.map((language) => ({ language, mark: wordsOf(language).site.actions.watchNow }));

test("pages of ten languages at once are each whole", async () => {
  const { get } = sampleApp({
    site: sampleSite({ languages: languageCodes }),
    catalog: sampleCatalog({ movie: async (id, { language = "en" } = {}) => ({ ...sampleMovie(id), title: titleOf(id, language) }) }),
  });
  for (let id = 1; id <= (isNightly ? 100 : 10); id += 1) {
    const pages = await Promise.all(languageCodes.map(async (language) => ({ language, html: await (await get(pathIn(language, `/movie/${id}`))).text() })));
    for (const { language, html } of pages) {
      expect(html).toContain(`<html ${rootAttributes(language)}`);
      expect(html).toContain(titleOf(id, language));
      expect(marks.filter(({ mark }) => html.includes(mark)).map((found) => found.language)).toEqual([language]);
    }
  }
});
