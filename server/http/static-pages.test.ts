import { expect, test } from "vitest";
import type { Catalog } from "#domain/catalog.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";

/** Whoever asks it anything fails. */
const noCatalog = new Proxy({} as Catalog, { get: (_, question) => () => Promise.reject(new Error(`asked for ${String(question)}`)) });

test.each([
  ["/about", "About Matinee"],
  ["/blogs", "Blogs"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/cookies", "Cookies"],
  ["/faq", "Frequently Asked Questions"],
  ["/contact", "Contact Us"],
  ["/support", "Support"],
])("%s is answered whole, whatever the catalog does", async (path, heading) => {
  const response = await sampleApp({ catalog: noCatalog }).get(path);
  expect(response.status).toBe(200);
  const { page, html } = await readPage(response);
  expect(page.querySelector("main h1")?.textContent).toBe(heading);
  // The Content-Security-Policy would drop it, and the console would say so.
  expect(html).not.toMatch(/\sstyle="/);
});
