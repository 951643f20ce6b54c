export const player = "Player";
/** `title` is `null` until the film database has answered. */
export const frameTitle = (title: string | null, server: string): string => (title === null ? `Player: ${server}` : `Player: ${title}, ${server}`);
export const playOn = (server: string): string => `Play on ${server}`;
export const titleMissing = (server: string): string => `${server} does not have this title. Choose another server below.`;
export const fullscreen = "Full screen";

/** Before Play, of a server on another host. */
export const playsFrom = (host: string): string => `Plays from ${host}`;
/** Without script. */
export const needsScript = (server: string, host: string): string => `${server} plays from ${host}. Turn on JavaScript in your browser to load it here.`;

export const servers = "Servers";
export const changeServer = "Change Server";
export const serverMarks = { lastUsed: "last used", gaveUp: "did not play" } as const;
export const markedLabel = (label: string, mark: keyof typeof serverMarks): string => `${label}, ${serverMarks[mark]}`;
