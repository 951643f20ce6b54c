import { expect, test } from "vitest";
import type { HeadTag } from "#app/head/head-tag.server.ts";
import { pageHeadTags } from "#app/head/page-head.server.ts";
import { serverRoutes } from "#app/routes.server.ts";
import { paths, type StaticPageName, staticPages } from "#domain/addresses.ts";
import { headLimits } from "#domain/limits.ts";
import { staticHeadRequest } from "#tests/support/head-request.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import { siteVariants } from "#tests/support/site-variants.ts";

const site = sampleLocalSite(siteVariants.plain);

function headFor(screen: StaticPageName): HeadTag[] {
  const route = serverRoutes.find(({ pattern }) => pattern === paths[screen]);
  const head = route?.head(staticHeadRequest(site));
  return head ? pageHeadTags(head, { status: 200, search: "", site }) : [];
}
const metaIn = (head: HeadTag[], name: string) =>
  head.flatMap((tag) => ("attributes" in tag && tag.attributes?.name === name ? [tag.attributes.content ?? ""] : []))[0];

test.each(staticPages)("/%s has a title, a description that is not cut, and its canonical address", (screen) => {
  const head = headFor(screen);
  const description = metaIn(head, "description") ?? "";
  expect(head).toContainEqual({ tag: "link", attributes: { rel: "canonical", href: `https://matinee.example/${screen}` } });
  expect(description.length).toBeGreaterThan(60);
  expect(description).not.toMatch(/\.\.\.$/);
  expect(description.length).toBeLessThanOrEqual(headLimits.descriptionMaxChars);
  expect(metaIn(head, "robots")).toBeUndefined();
});

test("each title is the heading with the site's name once", () => {
  const heads = staticPages.map(headFor);
  const titles = heads.map((head) => head.flatMap((tag) => (tag.tag === "title" ? [tag.text ?? ""] : []))[0]);
  expect(titles).toEqual([
    "About The Ritz",
    "Blogs · The Ritz",
    "Privacy Policy · The Ritz",
    "Terms of Service · The Ritz",
    "Cookies · The Ritz",
    "Frequently Asked Questions · The Ritz",
    "Contact Us · The Ritz",
    "Support · The Ritz",
  ]);
});
