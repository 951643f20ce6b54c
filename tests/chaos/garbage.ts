import fc from "fast-check";
import { rawRequest } from "#tests/support/raw-exchange.ts";

/** Must never come back unescaped. */
export const marker = "<script>garbage()</script>";
/** The name of a header that a request must not add to the response. */
export const planted = "x-planted";

export type Garbage = { method: string; bytes: string };

const pieces = fc.constantFrom(
  ...["movie", "tv", "actor", "search", "genres", "api", "functions", "v1", "get-movie", "assets", "player", "t", "p", "sitemaps", "cards", "ads"],
  ...[
    "discover",
    "surprise",
    "shared",
    "list",
    "import",
    "settings",
    "titles",
    "match",
    "references",
    "keyword",
    "media",
    "0".repeat(20),
    "file",
    "index.m3u8",
  ],
  ...["19", "0", "-1", "1e9", "99999999999999999999", "19-x", "NaN", "__proto__", "constructor", "toString", "%5f%5fproto%5f%5f"],
  ...["%00", "%", "%zz", "%ff%fe", "%c0%ae%c0%ae", "%e0%80%af", "%2e%2e", "..", ".", "%2f", "%5c", "\\", "//", ";", "%0d%0aX-Planted:1", "%u0041"],
  ...[marker, encodeURIComponent(marker), "'\"><img src=x>", "{{7*7}}", "a".repeat(3000), "%41".repeat(2000), "\u00e9\u00ff\u0080"],
);
const parameters = fc.constantFrom(
  ...[
    `q=${marker}`,
    `q=${encodeURIComponent(marker)}`,
    "q[]=a&q[]=b",
    "q[__proto__][x]=1",
    "__proto__[admin]=1",
    "constructor.prototype.x=1",
    "q=%00",
    "q=%ff",
  ],
  ...[
    "q=",
    `q=${"x".repeat(5000)}`,
    "page=-1",
    "page=1e3",
    "page=99999999999",
    "season=99999999999999999999",
    "genre=NaN",
    "tab[]=tv",
    "type=__proto__",
    "=&=&=",
    "%=%",
    "?#?",
  ],
  ...[
    `name=${encodeURIComponent(marker)}&titles=movie:19`,
    `name=${"%E2%80%AE".repeat(500)}&titles=movie:19,movie:19,__proto__`,
    `titles=${"movie:19,".repeat(300)}`,
    "ids=movie:19,tv:__proto__",
    `certification=${encodeURIComponent(marker)}`,
    `keyword=${"1,".repeat(1000)}`,
    "genres=28,28,x&not=28&runtime=9-1&runtime=-&page=0",
    "after=//elsewhere.example",
  ],
);
const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.array(pieces, { maxLength: 5 }), fc.array(parameters, { maxLength: 3 }))
      .map(([path, search]) => `/${path.join("/")}${search.length > 0 ? `?${search.join("&")}` : ""}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "*",
      "http://elsewhere.example/",
      "//elsewhere.example/",
      "/\\elsewhere.example",
      "elsewhere.example:443",
      "",
      "/a b",
      "file:///etc/passwd",
      "/?\u0001",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`) },
);
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("GET", "HEAD", "POST") },
  { weight: 2, arbitrary: fc.constantFrom("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT", "MKCOL", "PURGE") },
  { weight: 1, arbitrary: fc.constantFrom("get", "FOO", "G\u0000T", "", "GET GET", "X".repeat(400)) },
);
const oddHeader = fc.constantFrom<Record<string, string>>(
  ...[
    { "accept-encoding": "br;q=x, , *;q=-1, gzip;;" },
    { "if-none-match": `W/"${"x".repeat(2000)}", *, """` },
    { range: "bytes=9-1,-,0-99999999999999999999" },
  ],
  ...[
    { host: "elsewhere.example" },
    { host: "a b" },
    { host: "[::1" },
    { host: "" },
    { host: `x${marker}` },
    { "x-forwarded-host": "elsewhere.example", forwarded: 'host="elsewhere.example"' },
  ],
  ...[
    { cookie: "a=b; ".repeat(1000) },
    { "x-large": "x".repeat(16 * 1024) },
    { "x-many": "1\r\nx-a: 2".repeat(150) },
    { "x-nul": "a\u0000b" },
    { "x fold": "a\r\n b" },
  ],
  ...[
    { "transfer-encoding": "chunked", "content-length": "5" },
    { "transfer-encoding": "xchunked" },
    { "content-length": "-1" },
    { "content-length": "1\r\ncontent-length: 2" },
  ],
  ...[
    { expect: "200-maybe" },
    { upgrade: "websocket", connection: "upgrade" },
    { "x-http-method-override": "DELETE" },
    { "content-type": marker },
    { accept: "text/html" },
    { "content-type": "application/json", "sec-fetch-site": "same-origin" },
  ],
);
const header = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeader });
const json = fc.constantFrom(
  ...[
    '{"movieId":19}',
    '{"__proto__":{"movieId":19}}',
    '{"movieId":["19"]}',
    '{"movieId":1e400}',
    '{"movieId":-0}',
    "[]",
    "null",
    "{",
    "\u0000\u00ff\u00fe",
    `{"movieId":"${marker}"}`,
  ],
  ...['{"rows":[{"title":"\\u202e\\u0000"}]}', '{"rows":[{"__proto__":{"title":"a"}}]}', `{"rows":[{"title":"${marker}","year":1927}]}`],
  ...["[".repeat(4000), '{"movieId":19,"movieId":"x"}', '"\\ud800"', "x".repeat(5000), '{"seriesId":{},"seasonNumber":[]}'],
);
const body = fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 1, arbitrary: json });

const request = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({ target, method, header, body })
      .map((all) => ({ method: all.method, bytes: rawRequest(all.target, { ...all, headers: all.header }) })),
  },
  // Never empty lines only: they are no request yet, but a slow client (R15).
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }).map((text) => ({ method: "GET", bytes: `\u0001${text}\r\n\r\n` })) },
);

/** `count` requests that no browser would send; the same ones for the same `seed`. */
export const garbage = (count: number, seed: number): Garbage[] => fc.sample(request, { numRuns: count, seed });
