/** What the site's parts need of the log: lines for the operator. */
export type OperatorLog = { info(message: string): void; warn(message: string): void };
