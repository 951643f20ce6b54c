/** For play() and the like: the controls show that the film stayed paused, and a failed film has an error event. */
export function ignoreRejection(): void {}
