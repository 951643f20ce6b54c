export type ToastMessage = { title: string; text: string; variant: "default" | "destructive" };
type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();
/** What was said before anybody listened: a page that came with a failure says so as soon as its toaster stands. */
let unheard: ToastMessage[] = [];

/** Tells whoever shows toasts. In the browser only. */
export function showToast(message: ToastMessage): void {
  if (listeners.size === 0) unheard.push(message);
  for (const listener of listeners) listener(message);
}

/** @returns a function that stops listening */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  const missed = unheard;
  unheard = [];
  for (const message of missed) listener(message);
  return () => listeners.delete(listener);
}
