import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server over a provider whose series have a next episode.

const series = "tv:900000501";

const provider = await startFaultyProvider({ extras: true });
afterAll(() => provider.close());

async function open() {
  const site = await openTestDeployment({ TMDB_API_KEY: "k", TMDB_BASE_URL: provider.url, TRUSTED_PROXY_HOPS: "1" });
  const get = (path: string, client = "192.0.2.1") => site.get(path, { headers: { "x-forwarded-for": client } });
  await get("/tv/900000501");
  provider.calls.length = 0;
  return { get };
}

const summaries = async (response: Response): Promise<(string | null)[]> =>
  new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary);

test("a series' next episode is in its calendar, in each language", async () => {
  const { get } = await open();
  expect(await summaries(await get(`/calendar.ics?titles=${series}`))).toEqual([expect.stringMatching(/ S9 E1 \(New season\)$/)]);
  expect(await summaries(await get(`/de/calendar.ics?titles=${series}`))).toEqual([expect.stringMatching(/ S9 F1 \(Neue Staffel\)$/)]);
  const { titles } = (await (await get(`/api/titles?ids=${series}&region=DE`)).json()) as { titles: object[] };
  expect(titles).toMatchObject([{ coming: [{ episode: { season: 9, episode: 1 }, mark: "return" }] }]);
});

test("addresses of titles that are not stored cost no call of the provider", async () => {
  const { get } = await open();
  const addresses = Array.from({ length: 100 }, (_, index) => `/calendar.ics?titles=movie:${index + 1_000_000},tv:${index + 1_000_000}`);
  const responses = await Promise.all(addresses.map((address, index) => get(address, `198.51.100.${index + 1}`)));
  expect(responses.map(({ status }) => status)).toContain(200);
  expect(provider.calls).toEqual([]);
});
