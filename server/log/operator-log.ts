/** The part of the log that modules use for lines to the operator. */
export type OperatorLog = { info(message: string): void; warn(message: string): void };
