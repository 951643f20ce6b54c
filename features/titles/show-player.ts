import { isCouch } from "#app/data/couch.ts";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";

/** Scrolls to the player. On a television the focus goes on to Play, because OK does nothing on the player itself. */
export function showPlayer(player: HTMLElement): void {
  smoothScrollTo(player, (isCouch() ? player.querySelector("button") : null) ?? player);
}
