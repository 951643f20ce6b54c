import { atMost, type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { inChromium, type Lab, settled, unthrottled } from "./chromium-page.ts";

type Kind = "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "other";
/** `kilobytes` of body as sent, thousands of bytes; `framed`: in a frame of the page, the player's; `late`: when the page had loaded. */
type Transfer = { kind: Kind; kilobytes: number; headerKilobytes: number; foreign: boolean; framed: boolean; late: boolean };

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

/** What one cold visit brings over the wire. */
async function visit({ url, visitor }: Lab, path: string): Promise<Transfer[]> {
  return visitor(unthrottled, async (page, devtools) => {
    const mainFrame = (await devtools.send("Page.getFrameTree")).frameTree.frame.id;
    const begun = new Map<string, Omit<Transfer, "kilobytes" | "late">>();
    const transfers: Transfer[] = [];
    let late = false;
    devtools.on("Network.responseReceived", ({ requestId, type, frameId, response }) => {
      const kind = (counted.has(type) ? type : "other") as Kind;
      const foreign = new URL(response.url).origin !== url;
      const framed = frameId !== undefined && frameId !== mainFrame;
      if (!response.url.startsWith("data:")) begun.set(requestId, { kind, foreign, framed, headerKilobytes: response.encodedDataLength / 1000 });
    });
    page.on("load", () => {
      late = true;
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const response = begun.get(requestId);
      if (response) transfers.push({ ...response, late, kilobytes: encodedDataLength / 1000 - response.headerKilobytes });
    });
    await page.goto(url + path, { waitUntil: "load" });
    await settled(page);
    return transfers;
  });
}

const sum = (transfers: readonly Transfer[], wanted: (transfer: Transfer) => boolean): number =>
  transfers.filter(wanted).reduce((total, { kilobytes }) => total + kilobytes, 0);
const ownScript = ({ kind, framed, late }: Transfer) => kind === "Script" && !framed && !late;
const butPictures = ({ kind, framed, late }: Transfer) => kind !== "Image" && kind !== "other" && !framed && !late;
const later = ({ kind, framed, late }: Transfer) => kind !== "Image" && !framed && late;
const inFrames = ({ kind, framed }: Transfer) => kind !== "other" && framed;
const kilobytes = (transfers: readonly Transfer[], ...parts: ((transfer: Transfer) => boolean)[]): string =>
  parts.map((part) => sum(transfers, part).toFixed(1)).join(" / ");

async function measured(): Promise<Figure[]> {
  return inChromium(async (lab) => {
    const visits: [string, Transfer[]][] = [];
    for (const [name, path] of Object.entries(pages)) visits.push([name, await visit(lab, path)]);
    const of = (name: string): Transfer[] => visits.find(([kind]) => kind === name)?.[1] ?? [];
    const foreign = visits.reduce((total, [, transfers]) => total + transfers.filter((transfer) => transfer.foreign).length, 0);
    return [
      atMost("P5 script of the film page until it has loaded", sum(of("film"), ownScript), 95, " KB"),
      atMost("P5 requests to third parties, all pages", foreign, 0),
      atMost("P6 everything but pictures, home", sum(of("home"), butPictures), 145, " KB"),
      ...visits.map(([name, transfers]) =>
        reported(
          `${name}, KB: script / everything but pictures / later, for the next click / in the player's frame / headers of all`,
          `${kilobytes(transfers, ownScript, butPictures, later, inFrames)} / ${transfers.reduce((total, { headerKilobytes }) => total + headerKilobytes, 0).toFixed(1)}`,
        ),
      ),
    ];
  });
}

export const transfers: Metric = { id: "P5", title: "first load, P6 with it", run: measured };
