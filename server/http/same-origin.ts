/** Whether a page of this site sent the request. Browsers say so in one header or the other; a request with neither is refused. */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
