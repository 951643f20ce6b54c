/** A failure that the store has logged itself, at most once a minute: its callers must not log it again. */
export class LoggedError extends Error {}

export const isAlreadyLogged = (error: unknown): boolean => error instanceof LoggedError;
