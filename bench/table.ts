import { cpus, loadavg } from "node:os";
import type { Figure } from "./figure.ts";

const line = (cells: readonly string[]): void => console.log(`| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`);

/** Where and when, without which no figure means anything. Load: how busy the machine was with other things as well. */
export function printMachine(): void {
  const [lastMinute = 0] = loadavg();
  console.log(
    `${new Date().toISOString().slice(0, 16)}Z, Node ${process.versions.node}, ${cpus().length} cores of ${cpus()[0]?.model ?? "?"}, load ${lastMinute.toFixed(1)}\n`,
  );
}

export function printHeader(cells: readonly string[]): void {
  line(cells);
  line(cells.map(() => "---"));
}

export const printRow = line;

export const verdict = ({ passed }: Figure): string => (passed === null ? "" : passed ? "passed" : "GAP");
