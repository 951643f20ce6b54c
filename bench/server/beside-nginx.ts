import { request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { hasNginx, type Nginx, startNginx } from "./nginx.ts";
import { type Site, startSite } from "./site.ts";

export const filmPath = "/movie/19-metropolis";
export const asBrowser = { "accept-encoding": "br" } as const;

/** The compressed bytes: `fetch` would decompress them. */
const rawBody = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers: asBrowser }, (response) => void buffer(response).then(resolve, reject));
    request.once("error", reject);
    request.end();
  });

/** The site with its film page cached, and nginx with the same bytes; `nginx` is `null` if it is not installed. */
export async function besideNginx<T>(measure: (site: Site, nginx: Nginx | null, body: Uint8Array) => Promise<T>): Promise<T> {
  const site = await startSite();
  // Until the page counts as hot and is recompressed in brotli 11.
  for (let visit = 0; visit < 20; visit += 1) await rawBody(site.url + filmPath);
  const body = await rawBody(site.url + filmPath);
  const nginx = hasNginx ? await startNginx({ body, upstream: site.url, cachedPath: filmPath }) : null;
  try {
    return await measure(site, nginx, body);
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}
