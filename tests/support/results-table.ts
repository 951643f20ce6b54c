import { cpus, loadavg } from "node:os";
import type { Figure } from "./figure.ts";

/** When and where figures were measured. The load at the start shows whether other work ran on the machine. */
export type Occasion = { date: string; machine: string };

const model = (name: string): string =>
  name
    .replaceAll(/\(R\)|\(TM\)|\b(?:CPU|Processor)\b|@.*/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

export function occasion(): Occasion {
  const [lastMinute = 0] = loadavg();
  const all = cpus();
  const machine = `${all.length} x ${model(all[0]?.model ?? "?")}, load ${lastMinute.toFixed(1)}`;
  return { date: new Date().toISOString().slice(0, 10), machine };
}

export const tableLine = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;

export const printedHead = (noun: string): string[] => {
  const columns = [noun, "figure", "goal", "value", "verdict"];
  return [tableLine(columns), tableLine(columns.map(() => "---"))];
};

const verdict = ({ passed }: Figure): string => (passed === null ? "" : passed ? "passed" : "GAP");

/** All figures of one metric or scenario, for the terminal: each row begins with its id, the first one also with its title. */
export const printedRows = ({ id, title }: { id: string; title: string }, figures: readonly Figure[]): string[] =>
  figures.map((figure, index) => tableLine([index === 0 ? `${id} ${title}` : id, figure.what, figure.goal, figure.value, verdict(figure)]));

/** "9.86 to 15.63 ms" of "reset: 15.63 ms, hang: 9.86 ms". */
function withoutConditions(value: string): string {
  const values = [...value.matchAll(/: ([\d,.]*\d)( [^\s,]+)?(?=,|$)/g)];
  const numbers = values.map(([, number = ""]) => Number(number.replaceAll(",", "")));
  if (values.length < 2) return value;
  return `${[Math.min(...numbers), Math.max(...numbers)].map((number) => number.toLocaleString("en")).join(" to ")}${values[0]?.[2] ?? ""}`;
}

const isMissed = ({ passed }: Figure): boolean => passed === false;
const isLimit = ({ goal, value }: Figure): boolean => goal !== "" && goal !== value;
const shortFigure = (figure: Figure): string => {
  const { what, goal, value, passed } = figure;
  const note = passed === false ? ` (GAP, ${goal})` : passed === null && goal !== "" ? ` (${goal})` : "";
  return `${what}: ${withoutConditions(value)}${note}`;
};

/** One row for a document: how many goals are met, and the figures that have a limit. Counts that are as they must be, and comparisons, are only printed. */
export function tableRow({ id, title }: { id: string; title: string }, figures: readonly Figure[], { date, machine }: Occasion): string {
  const judged = figures.filter(({ passed }) => passed !== null);
  const limits = figures.filter((figure) => isMissed(figure) || isLimit(figure));
  const shown = limits.length > 0 || judged.length > 0 ? limits : figures;
  const met = judged.length === 0 ? "" : `${judged.filter((figure) => !isMissed(figure)).length} of ${judged.length}`;
  return tableLine([`${id} ${title}`, met, shown.map(shortFigure).join("; "), `${date}, ${machine}`]);
}

const idOf = (row: string): string | undefined => /^\| (\S+)/.exec(row)?.[1];

/**
 * A document with the row of `id` replaced in the table between `<!-- results: NAME -->` and `<!-- /results -->`; the row of an id that it does not
 * have yet is appended. @throws if the document has no such table
 */
export function withRow(document: string, name: string, id: string, row: string): string {
  const [start, end] = [`<!-- results: ${name} -->\n`, "\n<!-- /results -->"];
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`the document has no table between "${start.trim()}" and "${end.trim()}"`);
  const lines = document.slice(from, to).trim().split("\n");
  const at = lines.findIndex((line) => idOf(line) === id);
  const others = lines.filter((line) => idOf(line) !== id);
  const merged = others.toSpliced(at < 0 ? others.length : at, 0, row);
  return `${document.slice(0, from)}\n${merged.join("\n")}\n${document.slice(to)}`;
}
