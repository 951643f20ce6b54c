import { expect, test } from "vitest";
import { limits } from "./limits.ts";

const rows: [line: string, actual: unknown, expected: unknown][] = [
  ["mobile breakpoint 768 px", limits.mobileBreakpointPx, 768],
  ["search icon pulse every 3.5 s for 1.2 s", [limits.search.iconPulseEveryMs, limits.search.iconPulseMs], [3500, 1200]],
  ["search debounce 500 ms", limits.search.debounceMs, 500],
  ["minimum query 2", limits.search.minChars, 2],
  ["dropdown cap 5", limits.search.dropdownResults, 5],
  ["credits fetched for 5 people", limits.search.creditsForPeople, 5],
  ["known-for titles 3", limits.search.knownForTitles, 3],
  ["dropdown max height 400 px", limits.search.dropdownMaxHeightPx, 400],
  ["hero: 5 items, 8 s, 0.8 s fade", [limits.hero.items, limits.hero.advanceMs, limits.hero.fadeMs], [5, 8000, 800]],
  ["runtime in the hero defaults to 120 minutes", limits.hero.defaultRuntimeMinutes, 120],
  ["trending series panel 10", limits.home.trendingSeries, 10],
  ["cast 12, reviews 3", [limits.detail.cast, limits.detail.reviews], [12, 3]],
  ["similar movies 6 (5 titles used in text)", [limits.detail.similarMovies, limits.detail.similarMoviesInText], [6, 5]],
  ["similar TV 10 (first 5 names in text)", [limits.detail.similarSeries, limits.detail.similarSeriesInText], [10, 5]],
  ["structured data lists 10", limits.structuredDataItems, 10],
  ["search page skeletons 10", limits.search.skeletons, 10],
  ["loading placeholders 12", limits.seriesList.placeholders, 12],
  ["TV paging 6 per page, featured row 5", [limits.seriesList.pageSize, limits.seriesList.featured], [6, 5]],
  ["up to 5 article tags and 8 actors", [limits.metadata.articleTags, limits.metadata.actors], [5, 8]],
  ["social image 1200x630", limits.metadata.socialImage, { widthPx: 1200, heightPx: 630 }],
  ["cache-control meta 3600 s", limits.metadata.cacheControlS, 3600],
  ["description cap 155/152", [limits.metadata.descriptionMaxChars, limits.metadata.descriptionCutChars], [155, 152]],
  ["slug max 100", limits.slug.maxChars, 100],
  ["copy confirmation 2 s", limits.share.copiedMs, 2000],
  ["episode list height 420 px", limits.player.episodeListHeightPx, 420],
  ["player height 220, 500 and 450 px", limits.player.heightPx, { mobile: 220, movieDesktop: 500, seriesDesktop: 450 }],
  ["data queries: retry 1, fresh for 5 minutes", limits.queries, { retry: 1, freshMs: 300_000 }],
  [
    "progress bar: 10% every 200 ms to 90%, done at 800 ms, loader hides after 500 ms",
    limits.progress,
    { stepPercent: 10, stepMs: 200, capPercent: 90, doneMs: 800, firstLoaderMs: 500 },
  ],
  ["menu type-ahead reset 1 s, submenu open delay 100 ms", limits.menu, { typeAheadResetMs: 1000, submenuDelayMs: 100 }],
  ["toasts: 3 visible, 4000 ms; second kit 5000 ms, 50 px", limits.toast, { visible: 3, durationMs: 4000, secondKitDurationMs: 5000, swipePx: 50 }],
];

test.each(rows)("section 9: %s", (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
