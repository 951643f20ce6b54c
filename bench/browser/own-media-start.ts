import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { OwnFilm } from "#domain/own-film.ts";
import { makeDemoFolder } from "#sample/film/make-demo-folder.ts";
import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, median } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { repeated } from "../repeated.ts";
import { inChromium, unthrottled, type Visits } from "./chromium-page.ts";

const rounds = 5;
const films = { file: 19, remuxed: 653 } as const;
/** Of a film of a minute: not in the player's buffer after a moment of play. */
const seekToS = 50;

declare global {
  var pressedAt: number | undefined;
  var firstFrameAt: number | undefined;
}

/** Runs in every frame: the moment of the press, and that in which the film plays. A frame that is not in view reports no pictures, but this. */
function watchFrames(): void {
  addEventListener("pointerdown", ({ timeStamp }) => (globalThis.pressedAt = performance.timeOrigin + timeStamp), { capture: true });
  addEventListener("playing", ({ timeStamp }) => (globalThis.firstFrameAt ??= performance.timeOrigin + timeStamp), { capture: true });
}

/** Runs in the player's frame: milliseconds from a seek until the picture at that second is there. */
const seekMs = (toS: number): Promise<number> =>
  new Promise((resolve) => {
    const film = document.querySelector("video");
    const startedAt = performance.now();
    film?.addEventListener("seeked", ({ timeStamp }) => resolve(timeStamp - startedAt), { once: true });
    if (film) film.currentTime = toS;
  });

type Times = { start: number; seek: number };

async function onePlay({ url, inNewContext }: Visits, id: number): Promise<Times> {
  return inNewContext(unthrottled, async (page: Page) => {
    await page.addInitScript(watchFrames);
    await page.goto(`${url}/movie/${id}`);
    await allLoaded(page);
    const button = page.getByRole("button", { name: /^Play on/ }).filter({ visible: true });
    const element = await button.elementHandle();
    // Before React has taken it over, the button submits a form.
    await page.waitForFunction((one) => Object.keys(one ?? {}).some((key) => key.startsWith("__reactProps")), element, { polling: 50 });
    await button.click();
    const frame = await (await page.waitForSelector('iframe[title^="Player"]')).contentFrame();
    if (!frame) throw new Error("There is no player");
    await frame.waitForFunction(() => globalThis.firstFrameAt !== undefined, null, { polling: 50 });
    const [pressedAt, firstFrameAt] = [await page.evaluate(() => globalThis.pressedAt ?? 0), await frame.evaluate(() => globalThis.firstFrameAt ?? 0)];
    return { start: firstFrameAt - pressedAt, seek: await frame.evaluate(seekMs, seekToS) };
  });
}

async function untilReady(url: string): Promise<void> {
  for (const id of Object.values(films))
    for (let isReady = false; !isReady; ) {
      const response = await fetch(`${url}/api/media/movie/${id}`);
      isReady = response.ok && ((await response.json()) as OwnFilm).versions[0]?.parts[0]?.state === "ready";
      if (!isReady) await new Promise((resolve) => setTimeout(resolve, 200));
    }
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-films-"));
  try {
    await makeDemoFolder(folder);
    return await inChromium(
      async (visits) => {
        await untilReady(visits.url);
        const timesOf = async (id: number): Promise<Times> => {
          const times = await repeated(rounds, () => onePlay(visits, id));
          return { start: median(times.map(({ start }) => start)), seek: median(times.map(({ seek }) => seek)) };
        };
        const [file, remuxed] = [await timesOf(films.file), await timesOf(films.remuxed)];
        return [
          atMost("press on Play to the first frame, a file by range", file.start, 700, " ms"),
          atMost("a seek to its frame", file.seek, 300, " ms"),
          atMost("press on Play to the first frame, remuxed", remuxed.start, 700, " ms"),
          atMost("a seek to its frame, remuxed", remuxed.seek, 300, " ms"),
        ];
      },
      { MEDIA_DIR: folder },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const ownMediaStart: Metric = { id: "P16", title: "own media: first frame", run: measure };
