import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limits } from "#domain/limits.ts";

const theme = readFileSync(new URL("../../app/ui/theme.css", import.meta.url), "utf8");

const { player, search, hero } = limits;

/** Section 9's numbers that only a style sheet can keep. */
test.each([
  ["--spacing-player-phone", `${player.heightPx.mobile}px`],
  ["--spacing-player-movie", `${player.heightPx.movieDesktop}px`],
  ["--spacing-player-series", `${player.heightPx.seriesDesktop}px`],
  ["--spacing-episodes", `${player.episodeListHeightPx}px`],
  ["--spacing-dropdown", `${search.dropdownMaxHeightPx}px`],
])("%s is %s", (token, value) => {
  expect(theme).toContain(`${token}: ${value};`);
});

test("the hero fades in 0.8 s", () => {
  expect(theme).toContain(`transition: opacity ${hero.fadeMs}ms`);
});

test("the search icon pulses for 1.2 s every 3.5 s", () => {
  expect(theme).toContain(`animation: search-pulse ${search.iconPulseEveryMs}ms`);
  const share = (part: number) => `${((part * 100 * search.iconPulseMs) / search.iconPulseEveryMs).toFixed(3)}%`;
  expect(theme).toMatch(new RegExp(`0%,\\s+${share(1)},\\s+100% \\{\\s+transform: none;\\s+\\}\\s+${share(0.5)} \\{`));
});

test("md is the mobile breakpoint of 768 px: Tailwind's own, which the theme leaves as it is", () => {
  expect(limits.mobileBreakpointPx).toBe(48 * 16);
  expect(theme).not.toContain("--breakpoint");
});
