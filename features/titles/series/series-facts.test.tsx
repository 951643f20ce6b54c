import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { shownSeriesExtras } from "#features/titles/model/shown-extras.ts";
import { noSeriesFacts } from "#features/titles/model/title-facts.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSeries, sampleSeriesExtras } from "#tests/support/sample-titles.ts";
import { SeriesFacts } from "./series-facts.tsx";

test("names what is known of a series, with its networks as links", () => {
  const facts = { ...noSeriesFacts, original_title: "Series 7", status: "Ended", type: "Scripted", countries: ["FR", "US"], last_air_date: "1916-06-30" };
  const extras = shownSeriesExtras(
    sampleSeriesExtras(7, { facts: { ...facts, networks: [{ id: 3, name: "Gaumont" }], keywords: [{ id: 9, name: "vampire" }] } }),
  );
  renderPart(<SeriesFacts series={sampleSeries(7, { language: "French" })} facts={extras.facts} />);
  expect(screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    "Original language: French",
    "Countries: France, United States",
    "Status: Ended",
    "Type: Scripted",
    "First aired: November 13, 1915",
    "Last aired: June 30, 1916",
    "Network: Gaumont",
    "Keywords: vampire",
  ]);
  expect(screen.getByRole("link", { name: "Gaumont" }).getAttribute("href")).toBe("/discover?type=tv&network=3");
  expect(screen.getByRole("link", { name: "vampire" }).getAttribute("href")).toBe("/discover?type=tv&keyword=9");
});
