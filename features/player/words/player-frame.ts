// What the stage says before Play, where the device remembers something, and after Play.

export const lastUsed = (server: string): string => `${server}, last used`;
export const resumeAt = (time: string): string => `Resume at ${time}`;
export const startOver = "Start over";

export const asking = (server: string): string => `Asking ${server} …`;
export const waitingForDatabase = "Waiting for the film database";
export const slow = (server: string): string => `${server} has not answered yet.`;
export const tryServer = (server: string): string => `Not playing? Try ${server}`;
export const hideOffer = "Hide this offer";
/** `host`: of a server on another host, which the visitor has not chosen. */
export const handedOver = (failed: string, server: string, host: string | null): string =>
  `${failed} could not play this. Trying ${server}${host === null ? "" : `, which plays from ${host}`}.`;
export const noneLeft = "None of the servers could play this. Check your connection, then try again.";
