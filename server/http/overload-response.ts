/** Sent in place of a page or data while there is too much work. */
export type OverloadResponse = { status: 503; headers: Record<string, string>; body: string };

/** "page" for people, "data" for the API and functions. */
export type OverloadKind = "page" | "data";

const contents: Record<OverloadKind, { type: string; body: string }> = {
  page: {
    type: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>Back in a moment</title><h1>Back in a moment</h1><p>A lot of people are here right now. Please try again in a moment.</p><p><a href="">Try again</a></p></html>`,
  },
  data: { type: "application/json", body: JSON.stringify({ error: "A lot of people are here right now. Please try again in a moment." }) },
};

export function overloadResponse(kind: OverloadKind, retryAfterMs: number, headers: Record<string, string>): OverloadResponse {
  const { type, body } = contents[kind];
  const retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return { status: 503, headers: { ...headers, "content-type": type, "cache-control": "no-store", "retry-after": String(retryAfterS) }, body };
}
