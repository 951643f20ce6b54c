// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}, last used`,
  resumeAt: (time: string): string => `Resume at ${time}`,
  startOver: "Start over",
  asking: (server: string): string => `Asking ${server} …`,
  waitingForDatabase: "Waiting for the film database",
  slow: (server: string): string => `${server} has not answered yet.`,
  tryServer: (server: string): string => `Not playing? Try ${server}`,
  hideOffer: "Hide this offer",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `${failed} could not play this. Trying ${server}${host === null ? "" : `, which plays from ${host}`}.`,
  noneLeft: "None of the servers could play this. Check your connection, then try again.",
};
