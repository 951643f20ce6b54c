import type { Notice } from "#domain/notices.ts";

/** "Undo", a button of the toast, which closes it. */
export type ToastAction = { run: () => void };
/** An empty `text` leaves its line out. `names`: of titles, people and lists that stand in them, which may run against the page's direction. */
type ToastText = {
  title: string;
  text: string;
  names?: readonly string[];
  variant: "default" | "destructive";
  action?: ToastAction;
  isCorrection?: true;
};
export type ToastMessage = (ToastText & { id?: never }) | (Notice & { title?: never; text?: never; names?: never; action?: never });
type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();
/** Messages shown before the toaster has mounted, such as the failures that came with the document. */
let pending: ToastMessage[] = [];

/** In the browser only: on the server the pending messages would be shared by all requests. */
export function showToast(message: ToastMessage): void {
  if (listeners.size === 0) pending.push(message);
  for (const listener of listeners) listener(message);
}

/** @returns a function that unsubscribes */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  const missed = pending;
  pending = [];
  for (const message of missed) listener(message);
  return () => listeners.delete(listener);
}
