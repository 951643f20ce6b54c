import { ignoreRejection } from "./ignore-rejection.client.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** Chromecast and AirPlay as the browser offers them. The button is there only while there is a device. */
export function connectRemotePlayback({ film, cast }: PlayerElements): void {
  cast.hidden = true;
  if (!("remote" in film)) return;
  const { remote } = film;
  void remote.watchAvailability((isAvailable) => (cast.hidden = !isAvailable)).catch(ignoreRejection);
  cast.addEventListener("click", () => void remote.prompt().catch(ignoreRejection));
  for (const event of ["connecting", "connect", "disconnect"]) remote.addEventListener(event, () => press(cast, remote.state !== "disconnected"));
}
