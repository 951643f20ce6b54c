import { isPlainClick } from "#app/router/plain-click.ts";
import { documentLanguage } from "#app/words/load-words.ts";
import { pathWithout } from "#domain/language-addresses.ts";
import { matchRoute } from "./match-route.ts";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The poster on a card that links to a film or a series; null if none is visible. */
function posterIn(event: MouseEvent): HTMLImageElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !isPlainClick(event)) return null;
  const match = matchRoute(pathWithout(documentLanguage(), link.pathname) ?? "/404", link.search);
  const isTitle = match.kind === "page" && (match.route.screen === "movie" || match.route.screen === "series");
  const poster = isTitle ? link.querySelector<HTMLImageElement>("img[data-slot=poster]") : null;
  return poster?.complete && poster.naturalWidth > 0 ? poster : null;
}

/** The poster in the next page's hero. */
const posterOnPage = (): Element | undefined =>
  [...document.querySelectorAll("main [data-slot=backdrop] [data-slot=poster]")].find((element) => element.getClientRects().length > 0);

function animate(poster: HTMLImageElement, from: DOMRect): void {
  const to = posterOnPage()?.getBoundingClientRect();
  if (!to) return;
  const scale = to.width / from.width;
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const copy = new Image();
  copy.alt = "";
  copy.src = poster.currentSrc;
  copy.dataset.slot = "poster-transition";
  copy.className = "pointer-events-none fixed z-20 rounded-md object-cover";
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(copy);
  const keyframes = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
  ];
  void copy.animate(keyframes, { duration: 240, easing: "ease-out", fill: "forwards" }).finished.finally(() => copy.remove());
}

/** Moves the poster of a clicked card to the top of the next page, which does not wait for it (decision 041). Call once. */
export function posterTransition(): void {
  const start = (event: MouseEvent) => {
    const poster = reducedMotion.matches ? null : posterIn(event);
    const from = poster?.getBoundingClientRect();
    if (poster && from) requestAnimationFrame(() => animate(poster, from));
  };
  // In the capture phase, because the click's handler hides the card.
  document.addEventListener("click", start, { capture: true });
}
