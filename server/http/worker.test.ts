import { expect, test } from "vitest";
import { sampleApp, sampleAssets } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const withWorker = { ...sampleAssets, worker: "addEventListener('fetch', onFetch);" };

const deploymentOf = (text: string): unknown => JSON.parse(/^self\.deployment=(.*);\n/.exec(text)?.[1] ?? "null");

test("the worker is never cached, may fetch from this site alone, and knows its deployment", async () => {
  const otherBuilds = { folders: [], entries: ["/assets/client-old1234.js"], find: async () => null };
  const { get } = sampleApp({ assets: withWorker, otherBuilds, takedown: { has: () => false, version: () => "v2" } });
  const response = await get("/worker.js");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  const text = await response.text();
  expect(deploymentOf(text)).toEqual({
    build: "/assets/client.js",
    builds: ["/assets/client.js", "/assets/client-old1234.js"],
    takedown: "v2",
    pictures: "/t/p/",
  });
  expect(text).toContain("addEventListener('fetch', onFetch)");
});

test("pictures of another host are not the worker's", async () => {
  const { get } = sampleApp({ assets: withWorker, site: sampleSite({ imageBase: "https://images.example/t/p/" }) });
  expect(deploymentOf(await (await get("/worker.js")).text())).toMatchObject({ pictures: null });
});

test("switched off, a worker that removes itself and its copies takes its place, and pages start none", async () => {
  const { get } = sampleApp();
  const text = await (await get("/worker.js")).text();
  for (const part of ["skipWaiting()", "matinee-pages", "matinee-files", "matinee-pictures", "caches.delete", "registration.unregister()"])
    expect(text).toContain(part);
  expect(text).not.toContain("fetch");
  expect(await (await get("/movie/19")).text()).not.toContain("worksOffline");
  expect(await (await sampleApp({ assets: withWorker }).get("/movie/19")).text()).toContain('"worksOffline":true');
});

test("the offline page is in each language, with its own script and what My list needs", async () => {
  const { get } = sampleApp({ assets: withWorker, site: sampleSite({ languages: ["en", "ar"] }) });
  const english = await (await get("/offline")).text();
  expect(english).toContain("There is no copy of this page on this device.");
  expect(english).toContain('<meta name="robots" content="noindex">');
  for (const address of ['href="/list"', 'href="/list?show=continue"', 'href="/settings"', 'src="/assets/offline.js"', 'href="/assets/list.js"'])
    expect(english).toContain(address);
  expect(english).not.toContain("/assets/client.js");
  const response = await get("/ar/offline");
  expect(response.headers.get("content-language")).toBe("ar");
  const arabic = await response.text();
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('href="/ar/list?show=continue"');
});
