import type { ToastMessage } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";

export type Toast = ToastMessage & { id: number };

/** At most three are visible: a fourth pushes the oldest out. The same message again replaces its earlier self. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter((one) => one.title !== toast.title || one.text !== toast.text);
  return [...others, toast].slice(-limits.toast.visible);
}

/** A toast goes when it was dragged to the right further than this. */
export const isSwipedAway = (dragPx: number): boolean => dragPx > limits.toast.swipePx;
