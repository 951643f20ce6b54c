import { expect, test } from "vitest";
import { chunkByNeed } from "./chunk-groups.ts";

/** A module graph by what each module imports; `import()` is marked by a star. */
function graph(imports: Record<string, string[]>) {
  const importersOf = (id: string, mark: string) => Object.keys(imports).filter((importer) => imports[importer]?.includes(mark + id));
  return { getModuleInfo: (id: string) => ({ isEntry: id.includes("/entry."), importers: importersOf(id, ""), dynamicImporters: importersOf(id, "*") }) };
}

const home = "/app/screens/home/home-screen.tsx";
const movie = "/app/screens/movie/movie-screen.tsx";
const series = "/app/screens/series/series-screen.tsx";
const movieSections = "/app/screens/movie/movie-sections.tsx";
const seriesSections = "/app/screens/series/series-sections.tsx";
const toasts = "/app/shell/toast-list.tsx";

const modules = graph({
  "/app/entry.client.tsx": ["/app/app.tsx", `*${home}`, `*${movie}`, `*${series}`],
  "/app/app.tsx": [`*${toasts}`],
  [home]: ["/app/ui/timer.ts", "/app/search/filter.ts"],
  [movie]: [`*${movieSections}`, "/app/movie/hero.tsx", "/app/search/filter.ts"],
  [series]: [`*${seriesSections}`, "/app/movie/hero.tsx"],
  [movieSections]: ["/app/movie/cast.tsx", "/app/movie/reviews.tsx", "/app/ui/timer.ts"],
  [seriesSections]: ["/app/movie/cast.tsx", "/app/ui/switch.tsx"],
  [toasts]: ["/app/ui/switch.tsx"],
});

test.each([
  ["a part of what every page fetches later", toasts, "after-load"],
  ["what several later parts need, one of them on every page", "/app/ui/switch.tsx", "after-load"],
  ["what a film's later parts alone need", "/app/movie/reviews.tsx", "movie-parts"],
  ["what a film's and a series' later parts need", "/app/movie/cast.tsx", "title-parts"],
  ["what the screens of titles begin with", "/app/movie/hero.tsx", "title"],
  ["what screens of different kinds begin with", "/app/search/filter.ts", null],
  ["what a screen and another page's later parts need", "/app/ui/timer.ts", null],
  ["what lists, and other pages' later parts, need", "/app/paging/paged-list.tsx", "lists"],
  ["a style sheet beside a part of the footer", "/app/ui/theme.css", null],
  ["a screen", home, null],
  ["what the entry needs", "/app/app.tsx", null],
])("%s", (_, id, chunk) => {
  expect(chunkByNeed(id, modules)).toBe(chunk);
});
