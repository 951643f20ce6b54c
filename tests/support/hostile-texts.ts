import { isNightly } from "./nightly.ts";

/** Malicious or malformed texts. `canary`: the global that their scripts would set. */
export const canary = "hostileCanary";

const script = `window.${canary}=1`;

export const hostileTexts = {
  "a script's end": `</script><script>${script}</script>`,
  "a picture": `"><img src=x onerror=${script}>`,
  "an attribute": `' onmouseover='${script}' autofocus onfocus='${script}`,
  "a title's end": `</title></style></textarea></noscript><svg onload=${script}>`,
  "an address": `javascript:${script}`,
  "a template": `{{constructor.constructor('${script}')()}} \${${script}} <%= 1 %>`,
  "a comment": `<!--<script> --> ]]> <![CDATA[ <script>${script}</script>`,
  "line ends of script": "a\u2028b\u2029c\u0085d\r\ne",
  "control characters": "a\u0000b\u0007c\u001bd\ufffee",
  "another direction": "film \u202egnp.exe\u2066 \u200f end",
  "a long word": "W".repeat(10_000),
  "joined pictures": "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}".repeat(200),
  "half a character": "a \ud83d b",
  "a name of JavaScript's": "__proto__",
} as const;

const oddPaths = [
  "//elsewhere.example/x.jpg",
  "https://elsewhere.example/x.jpg",
  "/..%2f..%2fapi/x.jpg",
  "/x.jpg 1w, https://elsewhere.example/y.jpg 2w",
  "javascript:alert(1)",
  "/a'\"><b>.jpg",
];

/** Discriminators: with another value the parser would drop the item. */
const discriminators = new Set(["media_type", "job", "department"]);

/** A hundred credits of ten thousand characters would exceed the limit of a response body. */
const longestInLists = 1000;

/** What sites are shown: by night each text in every field, else one site that has them in turn. */
export const hostileSites: Record<string, readonly string[]> = isNightly
  ? Object.fromEntries(Object.entries(hostileTexts).map(([name, text]) => [name, [text]]))
  : { "all in turn": Object.values(hostileTexts) };

/** The same data with the next of `texts` as each string (picture paths: odd ones), and keys that pollute prototypes when copied blindly. */
export function withHostileTexts(data: unknown, texts: readonly string[], from: number): unknown {
  let count = from;
  const next = (values: readonly string[]): string => values[count++ % values.length] ?? "";
  const replaced = (value: unknown, isInList: boolean, key: string): unknown => {
    if (typeof value === "string")
      return discriminators.has(key) ? value : next(key.endsWith("_path") ? oddPaths : texts).slice(0, isInList ? longestInLists : undefined);
    if (Array.isArray(value)) return value.map((item) => replaced(item, true, key));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, replaced(inner, isInList, name)]);
    const polluted = next(texts).slice(0, longestInLists);
    return Object.fromEntries([...entries, ["__proto__", { polluted }], ["constructor", { prototype: { polluted } }]]);
  };
  return replaced(data, false, "");
}
