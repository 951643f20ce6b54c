import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Site, startSite } from "./site.ts";

export const filmPath = "/movie/19-metropolis";
export const asBrowser = { "accept-encoding": "br" } as const;

export type CompressedPage = { headers: IncomingHttpHeaders; body: Buffer };

/** With the compressed bytes: `fetch` would decompress them. */
const compressedPage = (url: string): Promise<CompressedPage> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers: asBrowser }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    });
    request.once("error", reject);
    request.end();
  });

/** The site with its film page cached. */
export async function withCachedPage<T>(measure: (site: Site, page: CompressedPage) => Promise<T>): Promise<T> {
  const site = await startSite();
  try {
    await compressedPage(site.url + filmPath);
    return await measure(site, await compressedPage(site.url + filmPath));
  } finally {
    await site.stop();
  }
}
