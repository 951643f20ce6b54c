/** Where the operator hears of what goes on: lines of the log. */
export type Report = { info(message: string): void; warn(message: string): void };

/** Why, on one line and without a stack. */
export function reasonOf(error: unknown): string {
  const { message, code, name } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error), code: undefined, name: "" };
  // Several addresses of one host that all refuse are one error without a word of its own.
  return (message || code || name).trim().replaceAll(/\s+/g, " ");
}
