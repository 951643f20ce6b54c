import { startBuiltServer } from "#tests/support/built-server.ts";
import { freePort } from "#tests/support/free-port.ts";

/** The names of labels by metric. A metric without a sample yet has none. */
export type Metrics = Map<string, Set<string>>;

const labelNamesIn = (labels: string): string[] => [...labels.matchAll(/(\w+)=~?"/g)].map(([, name]) => name ?? "");

/** A histogram's series end in _bucket, _sum or _count. */
export function metricOf(series: string, known: Metrics): string | undefined {
  const base = series.replace(/_(?:bucket|sum|count)$/, "");
  return [series, base].find((name) => known.has(name));
}

function parseExposition(text: string): Metrics {
  const metrics: Metrics = new Map([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => [name ?? "", new Set()]));
  for (const [, series = "", labels = ""] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    for (const label of labelNamesIn(labels)) if (label !== "le") metrics.get(metricOf(series, metrics) ?? "")?.add(label);
  return metrics;
}

/** What `/metrics` of the built site exposes after a few requests. */
export async function exposedMetrics(): Promise<Metrics> {
  const port = await freePort();
  const site = await startBuiltServer({ METRICS_PORT: String(port) });
  try {
    for (const path of ["/movie/19", "/movie/19", "/movie/999999998", "/api/movies/19"]) await (await fetch(site.url + path)).text();
    return parseExposition(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  } finally {
    await site.stop();
  }
}

/** The metrics that a text in PromQL or YAML uses, with the labels that it selects. */
export function usedMetrics(text: string): { series: string; labels: string[] }[] {
  const uses = text.matchAll(/\b((?:matinee|process|nodejs)_\w+)(?:\{([^}]*)\})?/g);
  return [...uses].map(([, series = "", labels = ""]) => ({ series, labels: labelNamesIn(labels) }));
}

/** The metrics in the table of operations.md: `name{label,label}` at the start of a row. */
export function documentedMetrics(page: string): Metrics {
  const rows = page.split("\n").filter((line) => line.startsWith("| `matinee_"));
  const names = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)(?:\{([\w,]*)\})?`/g)]);
  return new Map(names.map(([, name = "", labels = ""]) => [name, new Set(labels.split(",").filter(Boolean))]));
}
