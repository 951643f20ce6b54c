import { isPanelOpen, type PlayerElements } from "./player-elements.client.ts";

const idleMs = 2500;

export type FilmControls = ReturnType<typeof connectIdleControls>;

/** Hides the controls while the film plays without input, unless one has the keyboard's focus or the menu is open. */
export function connectIdleControls({ stage, film, bar, panel }: PlayerElements) {
  let timer = 0;
  const hidden = () => stage.dataset.controls === "hidden";

  function hide(): void {
    // On a television the time line always has the focus.
    const focused = "couch" in stage.dataset ? ":focus-visible:not(.seek)" : ":focus-visible";
    if (film.paused || isPanelOpen(panel) || bar.querySelector(focused) !== null) return;
    stage.dataset.controls = "hidden";
  }

  function show(): void {
    stage.dataset.controls = "shown";
    clearTimeout(timer);
    timer = window.setTimeout(hide, idleMs);
  }

  for (const event of ["pointermove", "keydown", "focusin"]) stage.ownerDocument.addEventListener(event, show);
  for (const event of ["play", "pause", "ended", "error"]) film.addEventListener(event, show);
  stage.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && hide());
  panel.addEventListener("toggle", show);
  // When a control loses the focus, the bar may hide again.
  stage.addEventListener("focusout", show);
  show();
  return { hidden, hide, show };
}
