const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

/** The key of a press that is free for a shortcut; `null` while typing, with a modifier, while held down, or if something has used the press. */
export function singleKey(event: KeyboardEvent): string | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  return isField(target) ? null : key;
}
