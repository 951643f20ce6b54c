import type { ToastMessage } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";

export type Toast = ToastMessage & { id: number };

/** At most three are visible: a fourth replaces the oldest, and a repeated message replaces its earlier toast. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter((one) => one.title !== toast.title || one.text !== toast.text);
  return [...others, toast].slice(-limits.toast.visible);
}

/** Whether a drag to the right dismisses a toast. */
export const isSwipedAway = (dragPx: number): boolean => dragPx > limits.toast.swipePx;
