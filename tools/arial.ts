import { spawnSync } from "node:child_process";
import { installByApt } from "./apt.ts";

/** Either is the fallback of the display face (app/fonts/display-face.css). */
const isInstalled = (): boolean => /Arial|Liberation Sans/.test(String(spawnSync("fc-list", [":", "family"]).stdout));

/** Without it a display face that comes late moves texts, which journeys notice on a starved machine. Where it cannot be installed, the journey of that face alone is skipped. */
export function installArial(): void {
  if (!isInstalled()) installByApt("fonts-liberation");
}
