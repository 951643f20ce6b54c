import { sendToPage } from "./page-messages.client.ts";

const attribute = "data-next";

/** The next episode, as the page around this frame names it: a button below the time line, hidden while there is none. */
export function connectNextEpisode(bar: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "next";
  button.addEventListener("click", () => sendToPage({ matinee: 1, type: "next" }));
  bar.append(button);
  const frame = window.frameElement;
  const read = () => {
    const name = frame?.getAttribute(attribute) ?? "";
    button.textContent = name;
    button.hidden = name === "";
  };
  read();
  if (frame === null) return button;
  const observer = new MutationObserver(read);
  observer.observe(frame, { attributeFilter: [attribute] });
  // The page around this one lives longer.
  window.addEventListener("pagehide", () => observer.disconnect());
  return button;
}
