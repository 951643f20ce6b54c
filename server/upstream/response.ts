import type { HttpResponse } from "./exchange.ts";
import { isObject } from "./fields.ts";
import { retryAfterMs } from "./retry-after.ts";
import { hasTooManyValues } from "./too-many-values.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Every response of the provider is a JSON object. */
export type ResponseBody = Record<string, unknown>;

function parse(path: string, text: string | null): ResponseBody {
  if (hasTooManyValues(text ?? "")) throw new UpstreamError({ kind: "malformed", path, cause: new Error("The response has too many values") });
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
