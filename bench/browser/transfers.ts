import { allLoaded } from "#tests/support/all-loaded.ts";
import { atMost, type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { inChromium, unthrottled, type Visits } from "./chromium-page.ts";

type Kind = "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "other";
/** `kilobytes`: 1,000 bytes of body as sent. `framed`: loaded by the player's frame. `late`: after the load event, and not named by the document. */
type Transfer = { kind: Kind; path: string; kilobytes: number; headerKilobytes: number; foreign: boolean; framed: boolean; late: boolean };

const pages = {
  home: "/",
  film: "/movie/19-metropolis",
  series: "/tv/900000505",
  "TV Series": "/tv",
  genres: "/genres",
  person: "/actor/900100200",
  faq: "/faq",
};
const counted = new Set<string>(["Document", "Script", "Stylesheet", "Font", "Image"]);

/** All transfers of one cold visit. */
async function visit({ url, inNewContext }: Visits, path: string): Promise<Transfer[]> {
  return inNewContext(unthrottled, async (page, devtools) => {
    const mainFrame = (await devtools.send("Page.getFrameTree")).frameTree.frame.id;
    const started = new Map<string, Omit<Transfer, "kilobytes" | "late">>();
    const transfers: Transfer[] = [];
    let late = false;
    devtools.on("Network.responseReceived", ({ requestId, type, frameId, response }) => {
      const kind = (counted.has(type) ? type : "other") as Kind;
      const { origin, pathname: path } = new URL(response.url);
      const foreign = origin !== url;
      const framed = frameId !== undefined && frameId !== mainFrame;
      if (!response.url.startsWith("data:")) started.set(requestId, { kind, path, foreign, framed, headerKilobytes: response.encodedDataLength / 1000 });
    });
    page.on("load", () => {
      late = true;
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const response = started.get(requestId);
      if (response) transfers.push({ ...response, late, kilobytes: encodedDataLength / 1000 - response.headerKilobytes });
    });
    const document = await page.goto(url + path, { waitUntil: "load" });
    await allLoaded(page);
    // Its script comes after the load event.
    const html = (await document?.text()) ?? "";
    return transfers.map((transfer) => ({ ...transfer, late: transfer.late && !html.includes(`"${transfer.path}"`) }));
  });
}

const sum = (transfers: readonly Transfer[], matches: (transfer: Transfer) => boolean): number =>
  transfers.filter(matches).reduce((total, { kilobytes }) => total + kilobytes, 0);
const ownScript = ({ kind, framed, late }: Transfer) => kind === "Script" && !framed && !late;
const butPictures = ({ kind, framed, late }: Transfer) => kind !== "Image" && kind !== "other" && !framed && !late;
const later = ({ kind, framed, late }: Transfer) => kind !== "Image" && !framed && late;
const inFrames = ({ kind, framed }: Transfer) => kind !== "other" && framed;
const kilobytes = (transfers: readonly Transfer[], ...parts: ((transfer: Transfer) => boolean)[]): string =>
  parts.map((part) => sum(transfers, part).toFixed(1)).join(" / ");

async function measure(): Promise<Figure[]> {
  return inChromium(async (browsing) => {
    const visits: [string, Transfer[]][] = [];
    for (const [name, path] of Object.entries(pages)) visits.push([name, await visit(browsing, path)]);
    const of = (name: string): Transfer[] => visits.find(([kind]) => kind === name)?.[1] ?? [];
    const foreign = visits.reduce((total, [, transfers]) => total + transfers.filter((transfer) => transfer.foreign).length, 0);
    return [
      atMost("most script of a page, before anything is done", Math.max(...visits.map(([, transfers]) => sum(transfers, ownScript))), 119, " KB"),
      atMost("requests to third parties, all pages", foreign, 0),
      atMost("P6: everything but pictures, home", sum(of("home"), butPictures), 170, " KB"),
      ...visits.map(([name, transfers]) =>
        reported(
          `${name}, KB: script / everything but pictures / after load / in the player's frame / response headers`,
          `${kilobytes(transfers, ownScript, butPictures, later, inFrames)} / ${transfers.reduce((total, { headerKilobytes }) => total + headerKilobytes, 0).toFixed(1)}`,
        ),
      ),
    ];
  });
}

export const transfers: Metric = { id: "P5", title: "first load, P6 with it", run: measure };
