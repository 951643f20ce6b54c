/** A query in PromQL, and the legend of its lines. */
type Query = readonly [expression: string, legend: string];
/** `unit`: one of Grafana's, e.g. "reqps", or "percentunit" for a share. `description`: what is normal, or what a change means. */
export type Panel = { title: string; unit: string; description: string; queries: readonly Query[] };
export type Row = { title: string; kind: keyof typeof rowKinds; panels: readonly Panel[] };

/** The breaker panel's numbers. */
const breakerStates = { 0: { text: "closed", color: "green" }, 1: { text: "half-open", color: "yellow" }, 2: { text: "open", color: "red" } };

/** How Grafana draws the panels of a row; its grid has 24 columns. */
export const rowKinds = {
  numbers: {
    width: 4,
    height: 4,
    type: "stat",
    options: { reduceOptions: { calcs: ["lastNotNull"], fields: "", values: false }, colorMode: "none", graphMode: "area" },
    defaults: {},
  },
  states: {
    width: 24,
    height: 5,
    type: "state-timeline",
    options: { showValue: "auto", mergeValues: true, legend: { displayMode: "list", placement: "bottom", showLegend: false } },
    defaults: { mappings: [{ type: "value", options: breakerStates }] },
  },
  lines: {
    width: 8,
    height: 8,
    type: "timeseries",
    options: { legend: { displayMode: "list", placement: "bottom", showLegend: true }, tooltip: { mode: "multi", sort: "desc" } },
    defaults: { min: 0, custom: { lineWidth: 1, fillOpacity: 8, showPoints: "never" } },
  },
} as const;

/** The nodes that the dashboard's variable selects. */
export const node = 'job="matinee",instance=~"$node"';

/** The kinds of request that are pages. */
export const pages = 'kind!~"api|asset|picture|function|player|ad|crawler|health|redirect"';

type Selection = { where?: string; by?: string };

/** A counter's increase in a second, summed over all labels but `by`. */
export const rate = (counter: string, { where = "", by = "" }: Selection = {}): string =>
  `sum${by && ` by (${by})`} (rate(${counter}{${node}${where && `,${where}`}}[$__rate_interval]))`;

/** `q`: 0.99 for the p99. */
export const quantile = (q: number, histogram: string, { where = "", by = "" }: Selection = {}): string =>
  `histogram_quantile(${q}, ${rate(`${histogram}_bucket`, { where, by: by ? `le, ${by}` : "le" })})`;
