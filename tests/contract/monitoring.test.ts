import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { promtoolPath } from "#tools/promtool.ts";
import { documentedMetrics, documentedValues, exposedMetrics, metricOf, usedMetrics } from "./metrics-contract.ts";

const alertTests = ["tests/contract/alerts.promtool.yml", "tests/contract/alerts-in-days.promtool.yml"];
const alertCases = alertTests.map((path) => readFileSync(path, "utf8")).join("\n");
const operations = readFileSync("docs/operations.md", "utf8");
const alerts = readFileSync("docs/deploy/alerts.yml", "utf8");
type Dashboard = { panels: { targets?: { expr: string }[] }[] };
const dashboard = JSON.parse(readFileSync("docs/deploy/grafana-dashboard.json", "utf8")) as Dashboard;
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const exposed = await exposedMetrics();

const documented = documentedMetrics(operations);
const values = documentedValues(operations, new Set([...documented.values()].flat()));
const ours = (names: Iterable<string>): string[] => [...names].filter((name) => name.startsWith("matinee_")).toSorted();
/** Prometheus adds `job` and `instance`; `le` belongs to histograms. */
const labelsOf = (name: string): string[] => [...(documented.get(name) ?? []), "job", "instance", "le"];

test("operations.md lists the metrics of the built site, with their labels and values", () => {
  expect(ours(documented.keys())).toEqual(ours(exposed.keys()));
  for (const name of ours(exposed.keys()))
    for (const [label, seen] of exposed.get(name) ?? []) {
      expect(documented.get(name), name).toContain(label);
      expect([...(values.get(label) ?? [])], label).toEqual(expect.arrayContaining([...seen]));
    }
});

test.each([
  ["the dashboard", expressions.join("\n")],
  ["the alerts", alerts],
  ["the alerts' tests", alertCases],
])("%s names only metrics, labels and values that exist", (_, text) => {
  const uses = usedMetrics(text);
  expect(uses.length).toBeGreaterThan(10);
  for (const { series, labels } of uses) {
    const name = metricOf(series, exposed);
    expect(name, series).toBeDefined();
    expect(labelsOf(name ?? ""), series).toEqual(expect.arrayContaining([...labels.keys()]));
    for (const [label, used] of labels) if (values.has(label)) expect([...(values.get(label) ?? [])], label).toEqual(expect.arrayContaining([...used]));
  }
});

/** As GitHub makes them from headings. */
const anchors = [...operations.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-"),
);

test("every link in operations.md leads to one of its sections or to a file", () => {
  const links = [...operations.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  const isBroken = (link: string) => (link.startsWith("#") ? !anchors.includes(link.slice(1)) : !existsSync(join("docs", link)));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(isBroken)).toEqual([]);
});

describe("the alerts", () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? "");
  test("say what to do, and where operations.md says more", () => {
    const runbooks = [...alerts.matchAll(/runbook: operations\.md#(.*)/g)].map(([, anchor]) => anchor);
    expect(runbooks).toHaveLength(names.length);
    expect(anchors).toEqual(expect.arrayContaining(runbooks));
    expect(alerts.match(/action: \S/g)).toHaveLength(names.length);
  });

  test("stand in operations.md, and each has a case in which it fires", () => {
    expect([...operations.matchAll(/`(Matinee\w+)`/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(names));
    expect([...alertCases.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(names));
  });
});

describe("promtool", () => {
  const promtool = promtoolPath();
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  // Only Debian's package has it: elsewhere the rules, which change seldom, stay unchecked.
  const promtoolTest = test.skipIf(promtool === null);

  promtoolTest("accepts Prometheus's configuration and the alerts", () => {
    run("check", "config", "--lint=all", "--lint-fatal", "docs/deploy/prometheus.yml");
    run("check", "rules", "--lint=all", "--lint-fatal", "docs/deploy/alerts.yml");
  });

  promtoolTest("sees each alert fire when it should, and no other", () => run("test", "rules", ...alertTests));

  promtoolTest("parses every query of the dashboard", () => {
    const file = join(temporaryFolder(), "dashboard.json");
    const rules = expressions.map((expression, index) => ({ record: `panel:${index}`, expr: expression.replaceAll("$__rate_interval", "1m") }));
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
    run("check", "rules", file);
  });
});
