import type { PlayerElements } from "./player-elements.client.ts";

/** What plays, as the page around this frame names it. `artwork`: an address. */
export type FrameTitle = { title: string; episode: string; artwork: string };

const attributes = ["data-title", "data-episode", "data-artwork"] as const;

/**
 * Shows the title and the episode, and calls `onChange` when the page has named them. They come from the attributes of the frame's element, which a
 * page of this site alone can set: in an address anybody could set them.
 */
export function connectFrameTitle({ film, title, episode }: PlayerElements, onChange: (shown: FrameTitle) => void): void {
  const frame = window.frameElement;
  if (frame === null) return;
  const read = () => {
    const [named = "", part = "", artwork = ""] = attributes.map((name) => frame.getAttribute(name) ?? "");
    if (named === "") return;
    title.textContent = named;
    if (part !== "") episode.textContent = part;
    film.setAttribute("aria-label", [named, episode.textContent].filter((text) => text !== "").join(", "));
    onChange({ title: named, episode: episode.textContent ?? "", artwork });
  };
  const observer = new MutationObserver(read);
  observer.observe(frame, { attributeFilter: [...attributes] });
  // The page around this one lives longer.
  window.addEventListener("pagehide", () => observer.disconnect());
  read();
}
