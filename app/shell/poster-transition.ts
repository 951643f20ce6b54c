import { addressOf } from "#app/pages.ts";
import { isPlainClick } from "#app/ui/link.tsx";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The poster on a card that leads to a film or a series; `null` where there is none to be seen. */
function posterIn(event: MouseEvent): HTMLImageElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !isPlainClick(event)) return null;
  const address = addressOf(link.pathname, link.search);
  const isTitle = address.kind === "page" && (address.row.screen === "movie" || address.row.screen === "series");
  const poster = isTitle ? link.querySelector<HTMLImageElement>("img[data-slot=poster]") : null;
  return poster?.complete && poster.naturalWidth > 0 ? poster : null;
}

/** Where it goes: a series' page shows the poster again, a film's has its backdrop. The screens that wait for Back are not seen. */
function landing(): { place: DOMRect; isPoster: boolean } | null {
  const head = [...document.querySelectorAll("main [data-slot=backdrop]")].find((one) => one.checkVisibility());
  const poster = head?.querySelector("[data-slot=poster]");
  const place = (poster ?? head)?.getBoundingClientRect();
  return place ? { place, isPoster: Boolean(poster) } : null;
}

function fly(poster: HTMLImageElement, from: DOMRect): void {
  const to = landing();
  if (!to) return;
  const { place, isPoster } = to;
  const scale = isPoster ? place.width / from.width : Math.max(1, place.height / from.height);
  const x = place.left + place.width / 2 - (from.left + from.width / 2);
  const y = place.top + place.height / 2 - (from.top + from.height / 2);
  const copy = new Image();
  copy.alt = "";
  copy.src = poster.currentSrc;
  copy.dataset.slot = "poster-flight";
  copy.className = "pointer-events-none fixed z-20 rounded-md object-cover";
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(copy);
  const way = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
  ];
  void copy.animate(way, { duration: 240, easing: "ease-out", fill: "forwards" }).finished.finally(() => copy.remove());
}

/**
 * The poster of a pressed card flies into the head of the page that it leads to. The new page is painted first and never waits for it
 * (decision 041). Call once.
 */
export function posterTransition(): void {
  const start = (event: MouseEvent) => {
    const poster = stillness.matches ? null : posterIn(event);
    const from = poster?.getBoundingClientRect();
    if (poster && from) requestAnimationFrame(() => fly(poster, from));
  };
  // Before the click is answered: afterwards the card is gone.
  document.addEventListener("click", start, { capture: true });
}
