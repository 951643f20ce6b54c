import { expect, test } from "vitest";
import { apiPaths } from "#tests/support/api-paths.ts";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { eventually } from "#tests/support/eventually.ts";
import { sampleApp } from "#tests/support/sample-app.ts";

test.each(["/movie/19", apiPaths.movieExtras(19), "/sitemap.xml"])("the cached %s holds no reference to the request that caused it", async (path) => {
  const { app, cache } = sampleApp();
  const send = async () => {
    const request = new Request(`http://localhost${path}`);
    await (await app.request(request)).text();
    return new WeakRef(request);
  };
  const request = await send();
  expect(cache.info().entries).toBe(1);
  await eventually(() => {
    collectGarbage();
    // Compared first: a failed expectation would hold a reference to its value.
    expect(request.deref() === undefined).toBe(true);
  });
});
