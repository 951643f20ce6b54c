import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleSeries } from "#tests/support/sample-titles.ts";

type Thing = { "@type": string; [property: string]: unknown };

/** docs/structured-data.md: "| Movie | name | required | title |". */
const table = readFileSync(new URL("../../docs/structured-data.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [type, property, status] = (/^\| (\w+) \| ([\w-]+) \| (required|recommended|vocabulary) \|/.exec(line) ?? []).slice(1);
    return type && property ? [{ type, property, isRequired: status === "required" }] : [];
  });

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && "@type" in value;

/** All typed values in a document, nested ones included. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

/** A reference to a page of its own needs no required properties. */
const isReference = (thing: Thing): boolean => Object.keys(thing).every((property) => ["@type", "name", "url"].includes(property));

const urlProperties = /^(?:url|item|image|urlTemplate)$/;
const dateProperties = /Date$|^date/;

function checkProperty(thing: Thing, property: string, value: unknown): void {
  const where = `${thing["@type"]}.${property}`;
  expect(
    table.some((row) => row.type === thing["@type"] && row.property === property),
    where,
  ).toBe(true);
  expect(value, where).not.toBeNull();
  expect(value, where).not.toBe("");
  if (Array.isArray(value)) expect(value.length, where).toBeGreaterThan(0);
  if (urlProperties.test(property)) expect(value, where).toMatch(/^https:\/\/(?:matinee|images)\.example\//);
  if (dateProperties.test(property)) expect(value, where).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  if (property === "duration") expect(value, where).toMatch(/^PT\d+M$/);
}

function check(thing: Thing): void {
  for (const [property, value] of Object.entries(thing)) if (!property.startsWith("@")) checkProperty(thing, property, value);
  if (isReference(thing) && thing["@type"] !== "WebSite") return;
  const missing = table.filter((row) => row.type === thing["@type"] && row.isRequired && thing[row.property] === undefined);
  expect(missing.map((row) => `${row.type}.${row.property}`)).toEqual([]);
}

const catalog = sampleCatalog({ series: async (id) => sampleSeries(id, { created_by: [{ id: 1, name: "Louis Feuillade" }] }) });
const sites = { embedded: sampleSite(), live: sampleSite({ catalog: "live", imageBase: "https://images.example/t/p/" }) };

const pages: [string, string[]][] = [
  ["/", ["WebSite", "ItemList", "FAQPage"]],
  ["/home", ["BreadcrumbList", "ItemList"]],
  ["/top", ["BreadcrumbList", "ItemList"]],
  ["/tv", ["BreadcrumbList", "ItemList"]],
  ["/tv/top", ["BreadcrumbList", "ItemList"]],
  ["/genres", ["BreadcrumbList"]],
  ["/genres?genre=28", ["BreadcrumbList", "ItemList"]],
  ["/genres?genre=10762", ["BreadcrumbList", "ItemList"]],
  ["/movie/19", ["Movie", "BreadcrumbList"]],
  ["/tv/7", ["TVSeries", "BreadcrumbList"]],
  ["/tv/7?season=1&episode=2", ["TVSeries", "TVEpisode", "BreadcrumbList"]],
  ["/actor/5", ["Person", "BreadcrumbList"]],
  ["/blogs", ["BreadcrumbList"]],
  ["/faq", ["BreadcrumbList", "FAQPage"]],
  ["/search?q=metropolis", []],
  ["/nowhere", []],
];

test("the table has rows", () => {
  expect(table.length).toBeGreaterThan(60);
});

describe.each(Object.entries(sites))("in the %s catalog", (_, site) => {
  const { get } = sampleApp({ catalog, site });

  test.each(pages)("%s has the types and required properties of the table, and no empty value", async (path, types) => {
    const { page } = await readPage(await get(path));
    const values = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script): Thing => JSON.parse(script.textContent ?? ""));
    expect(values.map((value) => value["@type"])).toEqual(types);
    for (const value of values) expect(value["@context"]).toBe("https://schema.org");
    for (const thing of thingsIn(values)) check(thing);
  });
});
