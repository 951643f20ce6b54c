import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary } from "#tests/support/sample-titles.ts";

// Responses that the server does not cache are compressed as well.

const overview = "A city of the future. ".repeat(60);
const items = Array.from({ length: 20 }, (_, index) => sampleMovieSummary(index + 1));
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h10v10z"/>'.repeat(60)}</svg>`;

const site = sampleApp({
  catalog: sampleCatalog({
    movie: async (id) => ({ ...sampleMovie(id), overview }),
    searchMovies: async () => ({ items, page: 1, totalPages: 1, totalResults: 20 }),
  }),
  artwork: (request) =>
    request.url.endsWith("none.svg") ? new Response("Not found", { status: 404 }) : new Response(svg, { headers: { "content-type": "image/svg+xml" } }),
});

const requests = {
  "a search": ["/api/search/movies?q=the", {}],
  "a function": ["/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}' }],
  "a drawn picture": ["/t/p/w500/metropolis-19-poster.svg", {}],
} as const satisfies Record<string, readonly [string, RequestInit]>;

const send = async (name: keyof typeof requests, acceptEncoding: string) => {
  const [path, init] = requests[name];
  const response = await site.app.request(path, { ...init, headers: { "content-type": "application/json", "accept-encoding": acceptEncoding } });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
};

test.each(Object.keys(requests) as (keyof typeof requests)[])("%s is compressed if the client accepts it", async (name) => {
  const plain = await send(name, "identity");
  const brotli = await send(name, "gzip, deflate, br, zstd");
  expect(plain.response.headers.get("content-encoding")).toBeNull();
  expect(brotli.response.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  for (const { response, body } of [plain, brotli]) {
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("a short response is sent uncompressed, and an absent picture is 404, cacheable for a minute", async () => {
  const response = await site.get("/t/p/w500/none.svg", { "accept-encoding": "br" });
  const { status, headers } = response;
  expect([status, headers.get("content-encoding"), headers.get("cache-control"), await response.text()]).toEqual([
    ...[404, null, "public, max-age=60", "Not found"],
  ]);
});
