import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

export type FilmFault =
  /** 429 comes with Retry-After. */
  | { kind: "status"; status: number }
  /** Nothing is sent. */
  | { kind: "slow" }
  /** The first bytes, then nothing more. */
  | { kind: "part"; bytes: number }
  | { kind: "redirect-loop" }
  /** To this server under another name, which no policy allows. */
  | { kind: "redirect-elsewhere" }
  | { kind: "html" }
  | { kind: "wrong-length" }
  /** The connection is closed without a response. */
  | { kind: "dropped" };

export type FilmHosts = {
  /** PUBLIC_FILMS_BASE: "http://127.0.0.1:40123" */
  url: string;
  /** In order: "GET /upload.wikimedia.org/…". */
  requests: string[];
  /** For addresses that contain `pathPart`; the newest fault counts. `null` ends those that were set for the same part. */
  setFault(pathPart: string, fault: FilmFault | null): void;
  stop(): Promise<void>;
};

/** 60 seconds, and another film of four. */
const film = readFileSync(new URL("../../sample/film/sample.mp4", import.meta.url));
const otherFilm = readFileSync(new URL("films/mov-text.mp4", import.meta.url));

const page = "<!doctype html><title>Error</title><p>This item is not available.";

/** `most`: bytes after which the response stands still. */
function sendRange(response: ServerResponse, bytes: Buffer, range: string | undefined, isHead: boolean, most = bytes.length): void {
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  const first = Number(from);
  const last = to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (first > last) return void response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
  response.writeHead(range === undefined ? 200 : 206, {
    ...{ "content-type": "video/mp4", "accept-ranges": "bytes", "content-length": last + 1 - first },
    ...(range !== undefined && { "content-range": `bytes ${first}-${last}/${bytes.length}` }),
  });
  if (isHead) return void response.end();
  const part = bytes.subarray(first, last + 1);
  if (part.length > most) response.write(part.subarray(0, most));
  else response.end(part);
}

function misbehave(fault: FilmFault, response: ServerResponse, path: string, elsewhere: string): void {
  if (fault.kind === "status") response.writeHead(fault.status, fault.status === 429 ? { "retry-after": "60" } : {}).end();
  if (fault.kind === "redirect-loop") response.writeHead(302, { location: path }).end();
  if (fault.kind === "redirect-elsewhere") response.writeHead(302, { location: elsewhere + path }).end();
  if (fault.kind === "html") response.writeHead(200, { "content-type": "text/html" }).end(page);
  if (fault.kind === "dropped") response.destroy();
}

const isFile = (path: string): boolean =>
  /^\/(upload\.wikimedia\.org\/wikipedia\/commons|ia600000\.us\.archive\.org|(?:video|download)\.blender\.org)\//.test(path);

/** A stand-in of the public archives' files on this machine: every file is the sample film. The Internet Archive redirects to one of its nodes. */
export async function startFilmHosts(): Promise<FilmHosts> {
  const requests: string[] = [];
  const faults = new Map<string, FilmFault>();
  const faultAt = (path: string): FilmFault | undefined => [...faults].findLast(([part]) => path.includes(part))?.[1];
  const server = createServer(({ method = "GET", url: path = "/", headers: { range, host = "" } }, response) => {
    requests.push(`${method} ${path}`);
    const fault = faultAt(path);
    const isHead = method === "HEAD";
    if (fault && !["part", "wrong-length"].includes(fault.kind)) {
      return misbehave(fault, response, path, `http://${host.replace("127.0.0.1", "localhost")}`);
    }
    const archived = /^\/archive\.org\/download(\/.*)$/.exec(path)?.[1];
    if (archived !== undefined) return void response.writeHead(302, { location: `/ia600000.us.archive.org/1/items${archived}` }).end();
    if (!isFile(path)) return void response.writeHead(404, { "content-type": "text/html" }).end(page);
    return sendRange(response, fault?.kind === "wrong-length" ? otherFilm : film, range, isHead, fault?.kind === "part" ? fault.bytes : undefined);
  });
  const { origin, close } = await listenLocally(server);
  return {
    url: origin,
    requests,
    setFault(pathPart, fault) {
      faults.delete(pathPart);
      if (fault !== null) faults.set(pathPart, fault);
    },
    stop: close,
  };
}
