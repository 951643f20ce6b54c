/** What a remote control or a gamepad asks of a page on a television, or of the player. */
export type RemotePress = "left" | "right" | "up" | "down" | "ok" | "back" | "play" | "pause" | "toggle" | "stop" | "rewind" | "fastForward";

const pressOfName: Record<string, RemotePress> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "ok",
  Escape: "back",
  Backspace: "back",
  GoBack: "back",
  BrowserBack: "back",
  XF86Back: "back",
  MediaPlay: "play",
  MediaPause: "pause",
  MediaPlayPause: "toggle",
  MediaStop: "stop",
  MediaRewind: "rewind",
  MediaFastForward: "fastForward",
};

/** Of webOS (below 1000) and Tizen: their browsers do not name every key. */
const pressOfCode: Record<number, RemotePress> = {
  19: "pause",
  412: "rewind",
  413: "stop",
  415: "play",
  417: "fastForward",
  461: "back",
  10009: "back",
  10252: "toggle",
};

/** Returns `null` for a key that is none of a remote control's. */
export function remotePress({ key, keyCode }: { key: string; keyCode: number }): RemotePress | null {
  return pressOfCode[keyCode] ?? (Object.hasOwn(pressOfName, key) ? (pressOfName[key] ?? null) : null);
}
