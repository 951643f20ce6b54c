/** What the doctor found: `remedy` says what to do, where something is to be done. */
export type CheckResult = { what: string; verdict: "ok" | "warning" | "problem"; says: string; remedy?: string };

export const ok = (what: string, says: string): CheckResult => ({ what, verdict: "ok", says });
export const warning = (what: string, says: string, remedy: string): CheckResult => ({ what, verdict: "warning", says, remedy });
export const problem = (what: string, says: string, remedy: string): CheckResult => ({ what, verdict: "problem", says, remedy });

const width = "warning".length;

/** One line. */
export const lineOf = ({ what, verdict, says, remedy }: CheckResult): string =>
  `${verdict.padEnd(width)}  ${what}: ${says}${remedy === undefined ? "" : `. ${remedy}`}`.replaceAll(/\s*[\r\n]+\s*/g, " ");
