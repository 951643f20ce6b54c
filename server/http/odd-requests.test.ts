import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";

const oddPaths = [
  "/%",
  "/%00",
  "/%ff%fe",
  "/%e0%80%af",
  "/movie/%",
  "/movie/%00",
  "/movie/%2e%2e%2f",
  "/movie/19%2f20",
  "/movie/19%00",
  "/movie/__proto__",
  "/__proto__",
  "/constructor",
  "/person/%",
  "/movie/<script>alert(1)</script>",
  `/movie/${"9".repeat(8000)}`,
  `/${"a/".repeat(4000)}`,
  "/movie//19",
  "/..;/movie/19",
  "/api/%",
  "/assets/%",
  "/functions/v1/%",
  "/player/%",
  "/t/p/%",
];

test.each(oddPaths)("%s is 404 and no error of the server", async (path) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { get, errors } = sampleApp();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("<script>alert(1)");
  expect(errors).toEqual([]);
  warn.mockRestore();
});

test.each([
  ["/", 200],
  ["/movie/19", 200],
  ["/nowhere", 404],
])("%s ignores unknown query parameters", async (path, status) => {
  const { get, cache } = sampleApp();
  for (const search of ["?", "?%", "?__proto__[x]=1", "?a[]=1&a[]=2", "?=%00", `?${"x=1&".repeat(2000)}`, "?q=<script>", "?%ff=%fe", "?;&&=="]) {
    const response = await get(path + search);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("q=<script>");
  }
  expect(cache.info().entries).toBe(1);
});

test("no address causes a server error", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const movie = vi.fn(sampleCatalog().movie);
  const { app, errors } = sampleApp({ catalog: sampleCatalog({ movie }) });
  const piece = fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom("movie", "person", "api", "..", "%", "//", "?", "19-"));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
      const address = `http://localhost/${pieces.join("/")}`;
      fc.pre(URL.canParse(address));
      const { status } = await app.request(new Request(address));
      expect([200, 308, 404]).toContain(status);
    }),
  );
  expect(errors).toEqual([]);
});
