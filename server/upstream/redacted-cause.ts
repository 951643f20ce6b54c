const maxDepth = 4;

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The query of a URL or path in a text: it contains the key, or what a visitor searched for. */
const queryInText = /(?<=\/[^\s?"'<>]*)\?[^\s"'<>]*/g;

/**
 * A copy of an error without the key: name, message, code, stack and cause, each scrubbed, queries of URLs cut. Copies nothing else: fetch errors
 * carry the URL in places that differ by version (`input`, nested causes).
 */
export function redactedCause(error: unknown, secret: string | null, depth = 0): Error {
  // Plain, and as a path and a query encode it.
  const spellings = secret === null ? [] : [secret, encodeURIComponent(secret), new URLSearchParams({ k: secret }).toString().slice(2)];
  const scrub = (value: string): string => spellings.reduce((text, spelling) => text.replaceAll(spelling, "[key]"), value.replace(queryInText, "?[query]"));
  const { name, message, code, stack, cause } = (typeof error === "object" && error !== null ? error : { message: String(error) }) as Record<string, unknown>;
  const copy = new Error(
    scrub(textOf(message) ?? ""),
    cause === undefined || depth >= maxDepth ? undefined : { cause: redactedCause(cause, secret, depth + 1) },
  );
  copy.name = scrub(textOf(name) ?? "Error");
  copy.stack = scrub(textOf(stack) ?? `${copy.name}: ${copy.message}`);
  const codeText = textOf(code);
  return codeText === undefined ? copy : Object.assign(copy, { code: scrub(codeText) });
}

/** The first `code` of an error or its causes, e.g. `UND_ERR_HEADERS_TIMEOUT`. */
export function codeOf(error: unknown, depth = 0): string | null {
  if (typeof error !== "object" || error === null || depth > maxDepth) return null;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return textOf(code) ?? codeOf(cause, depth + 1);
}
