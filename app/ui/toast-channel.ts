export type ToastMessage = { title: string; text: string; variant: "default" | "destructive" };

const listeners = new Set<(message: ToastMessage) => void>();

/** Tells whoever shows toasts. Without a listener (on the server) nothing happens. */
export function announce(message: ToastMessage): void {
  for (const listener of listeners) listener(message);
}

/** @returns a function that stops listening */
export function onToast(listener: (message: ToastMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
