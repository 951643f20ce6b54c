import { expect, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";

/** Every method fails. */
const noCatalog = new Proxy({} as Catalog, { get: (_, method) => () => Promise.reject(new Error(`unexpected call of ${String(method)}`)) });

test.each([
  ["/about", "About Matinee"],
  ["/blogs", "Blogs"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/cookies", "Cookies"],
  ["/faq", "Frequently Asked Questions"],
  ["/contact", "Contact Us"],
  ["/support", "Support"],
])("%s is complete without the catalog", async (path, heading) => {
  const response = await sampleApp({ catalog: noCatalog }).get(path);
  expect(response.status).toBe(200);
  const { page, html } = await readPage(response);
  expect(page.querySelector("main h1")?.textContent).toBe(heading);
  // The Content-Security-Policy would drop it, with an error in the console.
  expect(html).not.toMatch(/\sstyle="/);
});

test("/list is one page for all visitors and addresses, and is not indexed", async () => {
  const site = sampleApp({ catalog: noCatalog });
  const [plain, seen] = await Promise.all(["/list", "/list?show=seen&genre=18&utm=x"].map(async (path) => (await site.get(path)).text()));
  expect(seen).toBe(plain);
  expect(plain).toContain('<meta name="robots" content="noindex">');
  expect(plain).toContain("My list");
});

test("the settings are a page without data, the same for all visitors, and not indexed", async () => {
  const { page } = await readPage(await sampleApp({ catalog: noCatalog }).get("/settings"));
  expect([page.querySelector("main h1")?.textContent, page.title, isNoindex(page)]).toEqual(["Settings", "Settings · Matinee", true]);
  // Without script the page says why it is empty.
  expect(page.querySelector("main")?.textContent).toContain("which needs JavaScript");
});
