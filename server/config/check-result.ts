/** `remedy`: what the operator should do. */
export type CheckResult = { check: string; verdict: "ok" | "warning" | "problem"; message: string; remedy?: string };

export const ok = (check: string, message: string): CheckResult => ({ check, verdict: "ok", message });
export const warning = (check: string, message: string, remedy: string): CheckResult => ({ check, verdict: "warning", message, remedy });
export const problem = (check: string, message: string, remedy: string): CheckResult => ({ check, verdict: "problem", message, remedy });

const width = "warning".length;

/** Formats a result as one line. */
export const formatResult = ({ check, verdict, message, remedy }: CheckResult): string =>
  `${verdict.padEnd(width)}  ${check}: ${message}${remedy === undefined ? "" : `. ${remedy}`}`.replaceAll(/\s*[\r\n]+\s*/g, " ");
