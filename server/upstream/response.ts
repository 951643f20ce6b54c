import type { Exchanged } from "./exchange.ts";
import { isObject } from "./lenient.ts";
import { retryAfterMs } from "./retry-after.ts";
import { UpstreamError } from "./upstream-error.ts";

/** What the provider answers is a JSON object. */
export type Answer = Record<string, unknown>;

/** Half a character can be written in JSON as an escape alone. Sent to a browser it becomes another one, and the page is not what we rendered. */
const mayHoldHalves = /\\ud[89a-f]/i;
const whole = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

function parse(path: string, text: string | null): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(text ?? "", mayHoldHalves.test(text ?? "") ? whole : undefined);
  } catch {
    // Without its cause: the parser quotes the answer, cut anywhere, and an answer may quote our address.
    throw new UpstreamError({ kind: "malformed", path });
  }
  if (!isObject(answer)) throw new UpstreamError({ kind: "malformed", path });
  return answer;
}

/** The answer, or what its status says. `wallMs` dates a `Retry-After`. */
export function answerOf(path: string, { status, headers, text }: Exchanged, wallMs: number): Answer {
  if (status === 200) return parse(path, text);
  // Anybody can answer 404, a wrong address for one; only the provider says it in JSON.
  if (status === 404) parse(path, text);
  throw new UpstreamError({ kind: "status", path, status, retryAfterMs: retryAfterMs(headers.get("retry-after"), wallMs) });
}
