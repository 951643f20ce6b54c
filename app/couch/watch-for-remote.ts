import { deviceSettings } from "#app/data/device-store.ts";
import { isField } from "#app/ui/single-key.ts";
import { couchOffered } from "./couch-offer.tsx";

/** A television, or a computer beside one. A mouse on a narrow screen is no sign of either. */
const isWide = (): boolean => window.matchMedia("(width >= 64rem)").matches;
const hasMouse = (): boolean => window.matchMedia("(any-hover: hover)").matches;

const arrows = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Offers the layout for a television after an arrow key on a wide screen without a mouse, and where a gamepad is used. */
export function watchForRemote(): void {
  const offer = () => {
    if (isWide() && deviceSettings().couch === undefined) couchOffered.publish(true);
  };
  addEventListener("keydown", ({ key, target }) => arrows.has(key) && !isField(target) && !hasMouse() && offer());
  addEventListener("gamepadconnected", offer);
}
