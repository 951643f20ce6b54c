import type { ToastAction } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";

/** `focused`: what had the focus when the toast appeared. It gets it back from the toast's button. */
export type Toast = {
  id: number;
  title: string;
  text: string;
  names?: readonly string[];
  variant: "default" | "destructive";
  action?: ToastAction;
  isCorrection?: true;
  focused?: Element | null;
};

export const toastMs = ({ action }: Pick<Toast, "action">): number => (action ? limits.toast.actionMs : limits.toast.durationMs);

/** "Removed, Metropolis" replaces "Saved, Metropolis", whose action would undo more than the last change. */
const isReplaced = (old: Toast, { title, text, action }: Toast): boolean => old.text === text && (old.title === title || Boolean(old.action && action));

/** At most three are visible: a fourth replaces the oldest, and a repeated message replaces its earlier toast. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const corrected = toast.isCorrection && toasts.findLast(({ action }) => action);
  const shown = corrected ? { ...corrected, ...toast } : toast;
  const others = toasts.filter((one) => one !== corrected && !isReplaced(one, toast));
  return [...others, shown].slice(-limits.toast.visible);
}

/** Whether a drag to the end of the line dismisses a toast. */
export const isSwipedAway = (dragPx: number): boolean => dragPx > limits.toast.swipePx;
