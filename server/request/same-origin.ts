/**
 * Whether a page of this site sent the request. Browsers say so in one header or the other (over plain http to another machine in Origin alone); a
 * request with neither is refused. A proxy may leave the port out of the Host, so that the configured origin counts as well.
 */
export function isSameOrigin({ headers, url }: Request, siteOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && (origin === siteOrigin || new URL(origin).host === new URL(url).host);
}
