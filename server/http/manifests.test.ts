import { describe, expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

/** The manifest that a page names. */
async function manifestOf(page: string, { get }: Pick<ReturnType<typeof sampleApp>, "get">) {
  const [, path = ""] = /<link rel="manifest" href="([^"]+)">/.exec(await (await get(page)).text()) ?? [];
  const response = await get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  return (await response.json()) as Record<string, unknown>;
}

describe("the manifest of the page's language", () => {
  const app = sampleApp({ site: sampleSite({ languages: ["en", "de", "ar"] }) });

  test("describes an app that opens Home in a window of its own, in the colors of both themes", async () => {
    expect(await manifestOf("/movie/19", app)).toMatchObject({
      ...{ id: "/", scope: "/", start_url: "/home", display: "standalone" },
      ...{ name: "Matinee", short_name: "Matinee", lang: "en", dir: "ltr" },
      description: expect.stringMatching(/^Watch your favorite movie online\. /),
      ...{ theme_color: "#f9f5ee", background_color: "#f9f5ee", color_scheme_dark: { theme_color: "#0d0d12", background_color: "#0d0d12" } },
      shortcuts: [
        { name: "My list", url: "/list" },
        { name: "Search", url: "/search" },
        { name: "Discover", url: "/discover" },
      ],
    });
  });

  test("speaks that language, leads to its pages, and is the same app", async () => {
    expect(await manifestOf("/de/faq", app)).toMatchObject({
      ...{ id: "/", scope: "/", start_url: "/de/home", lang: "de", dir: "ltr" },
      description: expect.stringMatching(/^Deine Lieblingsfilme online ansehen\. /),
      shortcuts: [
        { name: "Merkliste", url: "/de/list" },
        { name: "Suche", url: "/de/search" },
        { name: "Entdecken", url: "/de/discover" },
      ],
    });
    expect(await manifestOf("/ar", app)).toMatchObject({ start_url: "/ar/home", lang: "ar", dir: "rtl" });
  });

  test("has icons that are there, in the size that it says", async () => {
    const { icons } = (await manifestOf("/home", app)) as { icons: { src: string; type: string; purpose: string }[] };
    expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "any", "maskable", "monochrome"]);
    for (const { src, type } of icons) expect((await app.get(src)).headers.get("content-type") ?? "image/png").toBe(type);
  });

  test("has the operator's name and tagline in it", async () => {
    const site = sampleSite({ languages: ["en", "de"], name: "The Ritz", inLanguages: { de: { name: "Das Ritz", tagline: "Abends im Kino" } } });
    expect(await manifestOf("/home", sampleApp({ site }))).toMatchObject({ name: "The Ritz", short_name: "The Ritz" });
    expect(await manifestOf("/de/home", sampleApp({ site }))).toMatchObject({ name: "Das Ritz", description: expect.stringMatching(/^Abends im Kino\. /) });
  });
});
