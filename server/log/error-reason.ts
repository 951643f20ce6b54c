/** An error's message on one line, without a stack. */
export function errorReason(error: unknown): string {
  const { message, code, name } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error), code: undefined, name: "" };
  // An AggregateError (every address of a host refused the connection) has a code and no message.
  return (message || code || name).trim().replaceAll(/\s+/g, " ");
}
