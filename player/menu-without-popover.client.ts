import { hasPopovers, type PlayerElements } from "./player-elements.client.ts";

/** The menu in a browser without popovers, as televisions of 2024 have: by the same calls and events. */
export function connectMenuWithoutPopover({ panel, settings }: PlayerElements): void {
  if (hasPopovers()) return;
  const show = (isOpen: boolean) => {
    if (isOpen === "open" in panel.dataset) return;
    panel.hidden = !isOpen;
    panel.toggleAttribute("data-open", isOpen);
    panel.dispatchEvent(new Event("toggle"));
    if (!isOpen) settings.focus();
  };
  panel.hidden = true;
  panel.removeAttribute("popover");
  settings.removeAttribute("popovertarget");
  Object.assign(panel, { showPopover: () => show(true), hidePopover: () => show(false) });
  settings.addEventListener("click", () => show(!("open" in panel.dataset)));
  panel.querySelector("[popovertarget]")?.addEventListener("click", () => show(false));
  panel.addEventListener("keydown", ({ key }) => key === "Escape" && show(false));
  panel.ownerDocument.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && !settings.contains(target)) show(false);
  });
}
