import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

/** The manifest that a page names. */
async function manifestOf(page: string, { get }: Pick<ReturnType<typeof sampleApp>, "get">) {
  const [, path = ""] = /<link rel="manifest" href="([^"]+)">/.exec(await (await get(page)).text()) ?? [];
  const response = await get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
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

  test("has screenshots in its language for both forms, small and in the size that it says", async () => {
    for (const [page, language] of [
      ["/home", "en"],
      ["/de", "de"],
      ["/ar", "ar"],
    ] as const) {
      const { screenshots } = (await manifestOf(page, app)) as { screenshots: { src: string; sizes: string; form_factor: string }[] };
      expect(screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual([
        [`/screenshots/${language}-wide.webp`, "wide"],
        [`/screenshots/${language}-narrow.webp`, "narrow"],
      ]);
      for (const { src, sizes } of screenshots) {
        const bytes = await (await app.get(src)).arrayBuffer();
        const { format, width, height } = await sharp(bytes).metadata();
        expect([format, `${width}x${height}`, bytes.byteLength <= 60_000]).toEqual(["webp", sizes, true]);
      }
    }
    expect((await app.get("/screenshots/xx-wide.webp")).status).toBe(404);
  });

  test("has the operator's screenshots; under another name than ours none else", async () => {
    const site = sampleSite({ name: "The Ritz" });
    expect(await manifestOf("/home", sampleApp({ site }))).toMatchObject({ screenshots: [] });
    const own = sampleApp({ site, screenshots: [{ path: "/screenshots/1.png", type: "image/png", bytes: new Uint8Array([1, 2]), sizes: "720x1280" }] });
    expect(await manifestOf("/home", own)).toMatchObject({
      screenshots: [{ src: "/screenshots/1.png", type: "image/png", sizes: "720x1280", form_factor: "narrow" }],
    });
    expect(new Uint8Array(await (await own.get("/screenshots/1.png")).arrayBuffer())).toEqual(new Uint8Array([1, 2]));
  });

  test("has the operator's name and tagline in it", async () => {
    const site = sampleSite({ languages: ["en", "de"], name: "The Ritz", inLanguages: { de: { name: "Das Ritz", tagline: "Abends im Kino" } } });
    expect(await manifestOf("/home", sampleApp({ site }))).toMatchObject({ name: "The Ritz", short_name: "The Ritz" });
    expect(await manifestOf("/de/home", sampleApp({ site }))).toMatchObject({ name: "Das Ritz", description: expect.stringMatching(/^Abends im Kino\. /) });
  });
});
