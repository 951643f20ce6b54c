import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";

const hashOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Of bytes that are sent as they are. */
export const etagOfFile = (content: Uint8Array): string => `"${hashOf(content)}"`;

/** Of a text whose bytes depend on what the client accepts. */
export const etagOfText = (text: string): string => `W/"${hashOf(text)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether `If-None-Match` names the ETag. */
export const namesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));

/** `If-Modified-Since` counts only where the client names no ETag (RFC 9110, 13.1.3). */
function isUnchanged(request: Headers, response: Headers): boolean {
  const ifNoneMatch = request.get("if-none-match");
  if (ifNoneMatch !== null) return namesEtag(ifNoneMatch, response.get("etag") ?? '""');
  return Date.parse(response.get("last-modified") ?? "") <= Date.parse(request.get("if-modified-since") ?? "");
}

/** Answers 304 where the client has what would be sent. */
export const conditional: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers, body } = context.res;
  if (status !== 200 || !isUnchanged(context.req.raw.headers, headers)) return;
  await body?.cancel();
  const ofNotModified = new Headers(headers);
  for (const name of ["content-type", "content-length", "content-encoding"]) ofNotModified.delete(name);
  // Hono copies the headers of a response that is replaced.
  context.res = undefined;
  context.res = new Response(null, { status: 304, headers: ofNotModified });
};
