/** Ends the current task: what the browser has waiting, a press or a frame, goes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
