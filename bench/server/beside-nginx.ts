import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { hasNginx, type Nginx, startNginx } from "./nginx.ts";
import { type Site, startSite } from "./site.ts";

export const filmPath = "/movie/19-metropolis";
export const asBrowser = { "accept-encoding": "br" } as const;
const visitEveryMs = 100;
const mostVisits = 300;

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

/** @returns the page once it counts as hot and is compressed again, which a busy machine does seconds later */
async function hotPage(url: string): Promise<CompressedPage> {
  const first = await compressedPage(url);
  let page = first;
  for (let visits = 1; page.body.length >= first.body.length; visits += 1) {
    if (visits === mostVisits) throw new Error(`${url} was not compressed again in ${visits} visits`);
    await setTimeout(visitEveryMs);
    page = await compressedPage(url);
  }
  return page;
}

/** The site with its film page cached, and nginx with the same bytes; `nginx` is `null` if it is not installed. */
export async function besideNginx<T>(measure: (site: Site, nginx: Nginx | null, page: CompressedPage) => Promise<T>): Promise<T> {
  const site = await startSite();
  let nginx: Nginx | null = null;
  try {
    const page = await hotPage(site.url + filmPath);
    nginx = hasNginx ? await startNginx({ body: page.body, upstream: site.url, cachedPath: filmPath }) : null;
    return await measure(site, nginx, page);
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}
