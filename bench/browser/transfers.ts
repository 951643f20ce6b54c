import { atMost, type Figure, type Metric, told } from "../figure.ts";
import { inChromium, type Lab, settled, unthrottled } from "./chromium-page.ts";

type Kind = "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "other";
type Transfer = { kind: Kind; kilobytes: number; foreign: boolean; late: boolean };

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

/** What one cold visit brings over the wire, headers included; `late` came after the load event, when the browser had nothing else to do. */
async function visit({ url, visitor }: Lab, path: string): Promise<Transfer[]> {
  return visitor(unthrottled, async (page, devtools) => {
    const types = new Map<string, { type: string; address: string }>();
    const transfers: Transfer[] = [];
    let loaded = false;
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => types.set(requestId, { type, address: response.url }));
    page.on("load", () => {
      loaded = true;
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const { type, address } = types.get(requestId) ?? { type: "other", address: url };
      const kind = (counted.has(type) ? type : "other") as Kind;
      transfers.push({ kind, kilobytes: encodedDataLength / 1000, foreign: new URL(address).origin !== url, late: loaded });
    });
    await page.goto(url + path, { waitUntil: "load" });
    await settled(page);
    return transfers;
  });
}

const sum = (transfers: readonly Transfer[], wanted: (transfer: Transfer) => boolean): number =>
  transfers.filter(wanted).reduce((total, { kilobytes }) => total + kilobytes, 0);
const script = (transfers: readonly Transfer[]) => sum(transfers, ({ kind, late }) => kind === "Script" && !late);
const butPictures = (transfers: readonly Transfer[]) => sum(transfers, ({ kind, late }) => kind !== "Image" && kind !== "other" && !late);

async function measured(): Promise<Figure[]> {
  return inChromium(async (lab) => {
    const visits: [string, Transfer[]][] = [];
    for (const [name, path] of Object.entries(pages)) visits.push([name, await visit(lab, path)]);
    const of = (name: string): Transfer[] => visits.find(([kind]) => kind === name)?.[1] ?? [];
    const foreign = visits.reduce((total, [, transfers]) => total + transfers.filter((transfer) => transfer.foreign).length, 0);
    return [
      atMost("P5 script of the film page until it has loaded", script(of("film")), 95, " KB"),
      atMost("P5 requests to third parties, all pages", foreign, 0),
      atMost("P6 everything but pictures, home", butPictures(of("home")), 145, " KB"),
      ...visits.map(([name, transfers]) =>
        told(
          `${name}: script, everything but pictures, fetched later for the next click`,
          [script(transfers), butPictures(transfers), sum(transfers, ({ kind, late }) => kind !== "Image" && late)].map((kb) => kb.toFixed(1)).join(", "),
        ),
      ),
    ];
  });
}

export const transfers: Metric = { id: "P5", run: measured };
