import { type Panel, type Row, rowKinds } from "./panel.ts";
import { filmDatabase, nodeResources, store } from "./resource-panels.ts";
import { overview, pageCache, pictures, visitors } from "./visitor-panels.ts";

export const dashboardFile = "docs/deploy/grafana-dashboard.json";

/** From symptom to cause: the order in which an operator reads. */
export const rows: readonly Row[] = [overview, visitors, pageCache, ...filmDatabase, store, pictures, nodeResources];

/** Grafana's grid. */
const columns = 24;
const headingHeight = 1;
/** Grafana migrates older versions: this one is Grafana 10.0's. */
const schemaVersion = 38;
const datasource = { type: "prometheus", uid: "$datasource" };

const targetsOf = ({ queries }: Panel) =>
  queries.map(([expr, legendFormat], index) => ({ refId: "ABC".charAt(index), datasource, expr, legendFormat, range: true }));

/** The row's heading at height `y`, and its panels below, from left to right. */
function drawRow({ title, kind, panels }: Row, y: number) {
  const { width, height, ...look } = rowKinds[kind];
  const perLine = columns / width;
  const drawn = panels.map((panel, index) => ({
    type: look.type,
    title: panel.title,
    description: panel.description,
    datasource,
    gridPos: { x: (index % perLine) * width, y: y + headingHeight + Math.floor(index / perLine) * height, w: width, h: height },
    fieldConfig: { defaults: { unit: panel.unit, ...look.defaults }, overrides: [] },
    options: look.options,
    targets: targetsOf(panel),
  }));
  const heading = { type: "row", title, collapsed: false, gridPos: { x: 0, y, w: columns, h: headingHeight }, panels: [] };
  return { panels: [heading, ...drawn], endY: y + headingHeight + Math.ceil(panels.length / perLine) * height };
}

function drawRows() {
  let y = 0;
  const drawn = rows.flatMap((row) => {
    const { panels, endY } = drawRow(row, y);
    y = endY;
    return panels;
  });
  return drawn.map((panel, index) => ({ id: index + 1, ...panel }));
}

const datasourceVariable = { type: "datasource", name: "datasource", label: "Prometheus", query: "prometheus" };
const nodeVariable = {
  type: "query",
  name: "node",
  label: "Node",
  datasource,
  query: { query: 'label_values(up{job="matinee"}, instance)', refId: "node" },
  // When the time range changes: nodes come and go.
  refresh: 2,
  sort: 1,
  multi: true,
  includeAll: true,
  allValue: ".*",
  current: { text: ["All"], value: ["$__all"] },
};
const restarts = {
  name: "Starts",
  datasource,
  enable: true,
  iconColor: "blue",
  expr: 'changes(process_start_time_seconds{job="matinee"}[1m]) > 0',
  titleFormat: "Start",
  textFormat: "{{instance}}",
};

/** The file's content. */
export function grafanaDashboard(): string {
  const dashboard = {
    uid: "matinee",
    title: "Matinee",
    tags: ["matinee"],
    schemaVersion,
    editable: true,
    graphTooltip: 1,
    refresh: "30s",
    time: { from: "now-3h", to: "now" },
    timezone: "browser",
    annotations: { list: [restarts] },
    templating: { list: [datasourceVariable, nodeVariable] },
    panels: drawRows(),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
