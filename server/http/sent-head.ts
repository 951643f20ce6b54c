import type { IncomingMessage, ServerResponse } from "node:http";

/** Node stores the head that it is about to send in `_header`. */
type Response = ServerResponse<IncomingMessage> & { _header?: string | null };

/** What Node wrote for a response, without the request's id; with its date it is good for one second. */
export type SentHead = { second: number; beforeId: string; afterId: string };

export type HeadOptions = { status: number; rawHeaders: readonly string[]; id: string; previous: SentHead | undefined };

/**
 * Writes a response's head. Node checks and joins each header again, a sixth of what a cached page costs: the head that it wrote for the same
 * headers is written again within its second, with another id (decision 098). Not where the connection ends, which Node says in the head.
 * @returns the head for the next response
 */
export function writeRepeatedHead(response: Response, { status, rawHeaders, id, previous }: HeadOptions): SentHead | undefined {
  const second = Math.floor(Date.now() / 1000);
  const continues = response.shouldKeepAlive && !response.hasHeader("connection");
  if (continues && previous?.second === second) {
    response.statusCode = status;
    response._header = previous.beforeId + id + previous.afterId;
    return previous;
  }
  response.writeHead(status, [...rawHeaders, "x-request-id", id]);
  const [beforeId, afterId] = response._header?.split(`x-request-id: ${id}\r\n`) ?? [];
  if (!continues || beforeId === undefined || afterId === undefined) return previous;
  return { second, beforeId: `${beforeId}x-request-id: `, afterId: `\r\n${afterId}` };
}
