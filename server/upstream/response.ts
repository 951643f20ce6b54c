import { hasMoreValues } from "#domain/json-values.ts";
import { type HttpResponse, tooLarge } from "./exchange.ts";
import { isObject } from "./fields.ts";
import { retryAfterMs } from "./retry-after.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Every response of the provider is a JSON object. */
export type ResponseBody = Record<string, unknown>;

/**
 * 900,000 numbers fit into the 2 MB of a response, and would hold the event loop for seconds. The provider's own responses have 20 bytes and more for
 * each value (a film with 7,000 people has 90,000 values), so that the limit of bytes is the lower one for them.
 */
const maxValues = 100_000;

function parse(path: string, text: string | null): ResponseBody {
  if (hasMoreValues(text ?? "", maxValues)) throw new UpstreamError({ kind: "malformed", path, cause: tooLarge("The response has too many values") });
  let body: unknown;
  try {
    body = JSON.parse(text ?? "");
  } catch {
    // Without the cause: the parser quotes the response, which may quote our URL with the key.
    throw new UpstreamError({ kind: "malformed", path });
  }
  if (!isObject(body)) throw new UpstreamError({ kind: "malformed", path });
  return body;
}

/** The parsed body. `wallMs` is now, for a `Retry-After` date. @throws UpstreamError for every status but 200 */
export function parseResponse(path: string, { status, headers, text }: HttpResponse, wallMs: number): ResponseBody {
  if (status === 200) return parse(path, text);
  // Any server can respond 404, for instance at a wrong base URL; only the provider's is JSON.
  if (status === 404) parse(path, text);
  throw new UpstreamError({ kind: "status", path, status, retryAfterMs: retryAfterMs(headers, wallMs) });
}
