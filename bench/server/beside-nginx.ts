import { request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import { hasNginx, type Nginx, startNginx } from "./nginx.ts";
import { type Site, startSite } from "./site.ts";

export const filmPath = "/movie/19-metropolis";
export const asBrowser = { "accept-encoding": "br" } as const;

/** The bytes as they are sent: `fetch` would unpack them. */
const rawBody = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const request = ask(url, { headers: asBrowser }, (response) => void buffer(response).then(resolve, reject));
    request.once("error", reject);
    request.end();
  });

/** The site with its film page cached, and nginx with the same bytes; `nginx` is `null` where it is not installed. */
export async function besideNginx<T>(measure: (site: Site, nginx: Nginx | null) => Promise<T>): Promise<T> {
  const site = await startSite();
  // Until it is hot, and compressed as small as it goes.
  for (let visit = 0; visit < 20; visit += 1) await rawBody(site.url + filmPath);
  const body = await rawBody(site.url + filmPath);
  const nginx = hasNginx ? await startNginx({ body, upstream: site.url, cachedPath: filmPath }) : null;
  try {
    return await measure(site, nginx);
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}
