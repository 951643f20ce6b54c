import { isCouch } from "#app/data/couch.ts";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";

/** Names the part of a title's page that plays. */
export const playerHash = "#player";

/**
 * Scrolls to the player of the page that the link is on: the hidden screens that Back returns to have players too. On a television the focus goes on
 * to Play, because OK does nothing on the player itself. @returns whether there is a player
 */
export function showPlayerOf(link: Element): boolean {
  const player = link.closest("article")?.querySelector<HTMLElement>(playerHash);
  if (!player) return false;
  smoothScrollTo(player, (isCouch() ? player.querySelector("button") : null) ?? player);
  return true;
}
