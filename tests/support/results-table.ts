import { cpus, loadavg, totalmem } from "node:os";
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
  const machine = `${all.length} cores of ${model(all[0]?.model ?? "?")}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${lastMinute.toFixed(1)}`;
  return { date: new Date().toISOString().slice(0, 10), machine };
}

export const tableLine = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;

export const tableHead = (noun: string): string[] => {
  const columns = [noun, "figure", "goal", "value", "date", "machine", "verdict"];
  return [tableLine(columns), tableLine(columns.map(() => "---"))];
};

const verdict = ({ passed }: Figure): string => (passed === null ? "" : passed ? "passed" : "GAP");

/** The rows of one metric or scenario: each begins with its id, the first one also with its title. */
export const tableRows = ({ id, title }: { id: string; title: string }, figures: readonly Figure[], { date, machine }: Occasion): string[] =>
  figures.map((figure, index) => tableLine([index === 0 ? `${id} ${title}` : id, figure.what, figure.goal, figure.value, date, machine, verdict(figure)]));

const idOf = (row: string): string | undefined => /^\| (\S+)/.exec(row)?.[1];

/**
 * A document with the rows of `id` replaced in the table between `<!-- results: NAME -->` and `<!-- /results -->`; rows of an id that it does not
 * have yet are appended. @throws if the document has no such table
 */
export function withRows(document: string, name: string, id: string, rows: readonly string[]): string {
  const [start, end] = [`<!-- results: ${name} -->\n`, "\n<!-- /results -->"];
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`the document has no table between "${start.trim()}" and "${end.trim()}"`);
  const lines = document.slice(from, to).trim().split("\n");
  const at = lines.findIndex((line) => idOf(line) === id);
  const others = lines.filter((line) => idOf(line) !== id);
  const merged = others.toSpliced(at < 0 ? others.length : at, 0, ...rows);
  return `${document.slice(0, from)}\n${merged.join("\n")}\n${document.slice(to)}`;
}
