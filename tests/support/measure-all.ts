import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Figure, missedGoals } from "./figure.ts";
import { occasion, printedHead, printedRows, tableRow, withRow } from "./results-table.ts";

/** A metric or a scenario. `run` starts all that it needs and leaves nothing behind; it throws if it cannot measure at all. */
type Measurement = {
  id: string;
  title: string;
  run: (scale: "full", options: { minutes?: number }) => Promise<Figure[]>;
  /** Measured only if it is named. */
  onRequest?: true;
};

type Suite = {
  measurements: readonly Measurement[];
  /** What the first column is called: "metric". */
  noun: string;
  /** Where `--write` puts the rows: a file below docs/ and the name of its table. */
  document: string;
  table: string;
};

const docs = new URL("../../docs/", import.meta.url);

/** @returns `null` if it could not be measured: the document keeps what was measured before */
async function figuresOf({ id, run }: Measurement, options: { minutes?: number }): Promise<Figure[] | null> {
  try {
    return await run("full", options);
  } catch (error) {
    console.error(`${id} could not be measured:`, error);
    return null;
  }
}

function chosen({ measurements, noun }: Suite, ids: readonly string[]): readonly Measurement[] {
  const unknown = ids.filter((id) => !measurements.some((measurement) => measurement.id === id));
  if (unknown.length === 0) return measurements.filter(({ id, onRequest }) => (ids.length === 0 ? !onRequest : ids.includes(id)));
  console.error(`unknown ${noun}: ${unknown.join(", ")}; known: ${measurements.map(({ id }) => id).join(", ")}`);
  process.exit(1);
}

function minutesIn(text: string): number {
  const minutes = Number(text);
  if (minutes > 0) return minutes;
  console.error(`--minutes must be a number above 0, not "${text}"`);
  process.exit(1);
}

function write({ document, table }: Suite, id: string, row: string): void {
  const file = new URL(document, docs);
  writeFileSync(file, withRow(readFileSync(file, "utf8"), table, id, row));
}

/**
 * Measures what `args` name (everything but what takes long if they name nothing), one after another, and prints the table. With `--write` a row for each replaces that in
 * the suite's document; `--minutes 30` sets how long R20 lasts. @returns how many figures missed their goal
 */
export async function measureAll(suite: Suite, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { write: { type: "boolean" }, minutes: { type: "string" } }, allowPositionals: true });
  const options = values.minutes === undefined ? {} : { minutes: minutesIn(values.minutes) };
  const measurements = chosen(suite, positionals);
  console.log(`Node ${process.versions.node}, ${occasion().machine}\n\n${printedHead(suite.noun).join("\n")}`);
  const failures: string[] = [];
  for (const measurement of measurements) {
    const when = occasion();
    const figures = await figuresOf(measurement, options);
    if (figures === null) {
      failures.push(`${measurement.id} could not be measured`);
      continue;
    }
    failures.push(...figures.filter((figure) => figure.passed === false).map((figure) => `${measurement.id} ${missedGoals([figure])}`));
    console.log(printedRows(measurement, figures).join("\n"));
    if (values.write) write(suite, measurement.id, tableRow(measurement, figures, when));
  }
  console.log(failures.length === 0 ? "\nEvery goal is met" : `\nMissed goals:\n${failures.join("\n")}`);
  return failures.length;
}
