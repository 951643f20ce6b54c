import type { IncomingMessage, ServerResponse } from "node:http";

/** Node stores the head that it is about to send in `_header`. */
type Response = ServerResponse<IncomingMessage> & { _header?: string | null };

/** What Node wrote for a response, without the request's id. */
type SentHead = { beforeId: string; afterId: string };

/** A head takes 1.2 KB, and a site may have thousands of pages a second. */
export const maxHeads = 200;
/** The heads of one second, whose date they have, by the headers that they were written for. */
const sentHeads = { second: 0, byHeaders: new Map<readonly string[], SentHead>() };

type HeadOptions = { status: number; rawHeaders: readonly string[]; id: string };

/**
 * Writes a response's head. Node checks and joins each header again, a sixth of what a cached page costs: the head that it wrote for the same
 * headers, the same array, is written again within its second, with another id (decision 098). Not where the connection ends, which Node says in the head.
 */
export function writeRepeatedHead(response: Response, { status, rawHeaders, id }: HeadOptions): void {
  const second = Math.floor(Date.now() / 1000);
  const continues = response.shouldKeepAlive && !response.hasHeader("connection");
  const { byHeaders } = sentHeads;
  if (sentHeads.second !== second) byHeaders.clear();
  sentHeads.second = second;
  const previous = byHeaders.get(rawHeaders);
  if (continues && previous) {
    response.statusCode = status;
    response._header = previous.beforeId + id + previous.afterId;
    return;
  }
  response.writeHead(status, [...rawHeaders, "x-request-id", id]);
  // Pages with many visitors come early in each second.
  if (!continues || byHeaders.size >= maxHeads) return;
  const [beforeId, afterId] = response._header?.split(`x-request-id: ${id}\r\n`) ?? [];
  if (beforeId === undefined || afterId === undefined) return;
  byHeaders.set(rawHeaders, { beforeId: `${beforeId}x-request-id: `, afterId: `\r\n${afterId}` });
}
