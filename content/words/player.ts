export const player = "Player";
export const frameTitle = (title: string, server: string): string => `Player: ${title}, ${server}`;
export const playOn = (server: string): string => `Play on ${server}`;
export const titleMissing = (server: string): string => `${server} does not have this title. Choose another server below.`;
export const fullscreen = "Fullscreen";

export const servers = "Servers";
export const changeServer = "Change Server";
