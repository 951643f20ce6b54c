import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { freePort } from "#tests/support/free-port.ts";

type LabelValues = Map<string, Set<string>>;
/** The values of each label by metric. A metric without a sample has no labels. */
export type Metrics = Map<string, LabelValues>;

/** `kind="movie",status!~"4xx|5xx"` */
function labelsIn(text: string): LabelValues {
  const found = [...text.matchAll(/(\w+)(?:=|!=|=~|!~)"([^"]*)"/g)];
  return new Map(found.map(([, name = "", values = ""]) => [name, new Set(values.split("|"))]));
}

/** A histogram's series end in _bucket, _sum or _count. */
export function metricOf(series: string, known: Metrics): string | undefined {
  const base = series.replace(/_(?:bucket|sum|count)$/, "");
  return [series, base].find((name) => known.has(name));
}

function parseExposition(text: string): Metrics {
  const metrics: Metrics = new Map([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => [name ?? "", new Map()]));
  for (const [, series = "", labels = ""] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    const known = metrics.get(metricOf(series, metrics) ?? "");
    for (const [label, values] of labelsIn(labels)) if (label !== "le") known?.set(label, new Set([...(known.get(label) ?? []), ...values]));
  }
  return metrics;
}

/** Each kind of address that the embedded catalog has, and one that it has not. */
const paths = [
  ...[
    "/",
    "/home",
    "/top",
    "/tv",
    "/genres",
    "/search?q=metropolis",
    "/about",
    "/movie/19",
    "/movie/19",
    "/movie/999999998",
    "/actor/1",
    "/nowhere",
    "/movie/19/",
  ],
  ...["/api/movies/19", "/assets/none.js", "/t/p/w342/none.jpg", "/sitemap.xml", "/healthz"],
];

/** What `/metrics` of the built site exposes after a few requests. */
export async function exposedMetrics(): Promise<Metrics> {
  const port = await freePort();
  const films = mkdtempSync(join(tmpdir(), "matinee-films-"));
  const site = await startBuiltServer({ METRICS_PORT: String(port), MEDIA_DIR: films });
  try {
    for (const path of paths) await (await fetch(site.url + path, { redirect: "manual" })).text();
    return parseExposition(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  } finally {
    await site.stop();
    rmSync(films, { recursive: true });
  }
}

/** The metrics that a text in PromQL or YAML uses, with the labels that it selects. */
export function usedMetrics(text: string): { series: string; labels: LabelValues }[] {
  const uses = text.matchAll(/\b((?:matinee|process|nodejs)_\w+)(?:\{([^}]*)\})?/g);
  return [...uses].map(([, series = "", labels = ""]) => ({ series, labels: labelsIn(labels) }));
}

/** The names of labels by metric, from the table of operations.md: `name{label,label}` at the start of a row. */
export function documentedMetrics(page: string): Map<string, string[]> {
  const rows = page.split("\n").filter((line) => line.startsWith("| `matinee_"));
  const names = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)(?:\{([\w,]*)\})?`/g)]);
  return new Map(names.map(([, name = "", labels = ""]) => [name, labels.split(",").filter(Boolean)]));
}

/** The values of labels, from the list below that table: "- `label`: `value`, `value`". */
export function documentedValues(page: string, labels: Iterable<string>): LabelValues {
  const valuesOf = (label: string) => {
    const [, item = ""] = page.match(new RegExp(`^- \`${label}\`(.*(?:\\n {2}.*)*)`, "m")) ?? [];
    return new Set([...item.matchAll(/`([\w-]+)`/g)].map(([, value = ""]) => value));
  };
  return new Map([...labels].map((label) => [label, valuesOf(label)]));
}
