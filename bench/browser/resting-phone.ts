import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { inChromium, unthrottled, type Visits } from "./chromium-page.ts";
import { startPictureHost } from "./picture-host.ts";

const paths = { home: "/home", film: "/movie/19-metropolis" };
const mostPicturesKb = { home: 700, film: 250 };
const restMs = 10_000;

type Fetched = { pictures: number; scripts: number; requests: number };

/** What a phone fetches in all while its visitor does nothing. Kilobytes of 1,000 bytes of body. */
async function rest({ url, inNewContext }: Visits, path: string): Promise<Fetched> {
  return inNewContext(unthrottled, async (page, devtools) => {
    const started = new Map<string, { type: string; headerBytes: number }>();
    const fetched: Fetched = { pictures: 0, scripts: 0, requests: 0 };
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => started.set(requestId, { type, headerBytes: response.encodedDataLength }));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const { type, headerBytes = 0 } = started.get(requestId) ?? {};
      const kilobytes = (encodedDataLength - headerBytes) / 1000;
      fetched.requests += 1;
      if (type === "Image") fetched.pictures += kilobytes;
      if (type === "Script") fetched.scripts += kilobytes;
    });
    await page.goto(url + path);
    await allLoaded(page);
    await page.waitForTimeout(restMs);
    return fetched;
  });
}

async function measure(): Promise<Figure[]> {
  const host = await startPictureHost();
  try {
    return await inChromium(
      async (visits) => {
        const [home, film] = [await rest(visits, paths.home), await rest(visits, paths.film)];
        return [
          atMost("pictures on a phone before it scrolls, home", home.pictures, mostPicturesKb.home, " KB"),
          atMost("pictures on a phone before it scrolls, film", film.pictures, mostPicturesKb.film, " KB"),
          atMost("requests in all, home", home.requests, 70),
          atMost("requests in all, film", film.requests, 70),
          atMost("P5: all script at rest, home", home.scripts, 150, " KB"),
          atMost("P5: all script at rest, film", film.scripts, 150, " KB"),
        ];
      },
      { IMAGE_BASE_URL: host.baseUrl },
    );
  } finally {
    await host.stop();
  }
}

export const restingPhone: Metric = { id: "P7b", title: "a phone that rests, pictures of a provider's weight", run: measure };
