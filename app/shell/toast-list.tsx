import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Sentence } from "#app/ui/foreign-text.tsx";
import { Icon, xIcon } from "#app/ui/icons.tsx";
import { isRightToLeft } from "#app/ui/page-direction.ts";
import { isField } from "#app/ui/single-key.ts";
import { onToast } from "#app/ui/toast-channel.ts";
import { useWords } from "#app/words/use-words.tsx";
import type { NoticeId } from "#domain/notices.ts";
import { isSwipedAway, type Toast, toastMs, withToast } from "./toasts.ts";

/** Moves the element with a drag to the end of the line; a short drag resets it. Sets the style directly, so that nothing renders during the drag. */
function useSwipe(onDismiss: () => void) {
  const startX = useRef<number | null>(null);
  /** Pixels towards the end of the line. */
  const dragged = ({ clientX }: PointerEvent<HTMLElement>, from: number): number => (isRightToLeft() ? from - clientX : clientX - from);
  const moveTo = (element: HTMLElement, px: number) => {
    element.style.transform = px > 0 ? `translateX(${isRightToLeft() ? -px : px}px)` : "";
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      // Not before it moves: a captured pointer prevents the click on Close.
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event.currentTarget, dragged(event, startX.current));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null && isSwipedAway(dragged(event, startX.current))) onDismiss();
      else moveTo(event.currentTarget, 0);
      startX.current = null;
    },
  };
}

function ToastCard({ toast, onClose, onAction }: { toast: Toast; onClose: () => void; onAction: () => void }) {
  const words = useWords("site").notifications;
  const [paused, setPaused] = useState(false);
  const swipe = useSwipe(onClose);
  const onTimeout = useEffectEvent(onClose);
  const durationMs = toastMs(toast);
  const { names = [] } = toast;
  // A timer closes the toast, except while it has the pointer or the focus.
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onTimeout(), durationMs);
    return () => clearTimeout(timer);
  }, [paused, durationMs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do all that a swipe does
    <div
      data-slot="toast"
      className={classNames(
        "pointer-events-auto mb-3 flex w-80 max-w-full sm:w-96 [touch-action:pan-y] items-start gap-3 rounded-lg border bg-raised p-4 shadow-2xl",
        toast.variant === "destructive" ? "border-danger" : "border-line",
      )}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...swipe}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className={classNames("font-semibold", toast.variant === "destructive" && "text-danger")}>
            <Sentence names={names}>{toast.title}</Sentence>
          </p>
          {toast.text !== "" && (
            <p className="text-sm wrap-anywhere text-muted">
              <Sentence names={names}>{toast.text}</Sentence>
            </p>
          )}
        </div>
        {toast.action && (
          <Button className="-my-2 shrink-0 px-3" onClick={onAction}>
            {words.undo}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.close}
        className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-raised-more"
        onClick={onClose}
      >
        <Icon of={xIcon} className="size-4" />
      </button>
    </div>
  );
}

/** Calls `onUndo` on Ctrl+Z or Cmd+Z. In a field the key is the browser's own. */
function useUndoKey(onUndo: () => boolean): void {
  const undo = useEffectEvent(onUndo);
  // The key counts wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "z" || isField(event.target)) return;
      if (undo()) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Section 9's first kit: at most 3 visible, 4,000 ms, dismissed by a swipe to the right past 50 px, to the left where lines end there. */
export function ToastList() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  const { notices } = useWords("site");
  const noticeTexts = useEffectEvent((id: NoticeId) => notices[id]);
  // Messages come from outside of this component.
  useEffect(
    () =>
      onToast((message) => {
        lastId.current += 1;
        const said = message.id ? { ...message, ...noticeTexts(message.id) } : message;
        const toast = { ...said, id: lastId.current, focused: document.activeElement };
        setToasts((current) => withToast(current, toast));
      }),
    [],
  );
  const close = ({ id }: Toast) => setToasts((current) => current.filter((toast) => toast.id !== id));
  const act = (toast: Toast) => {
    const hasFocus = document.activeElement?.closest("[data-slot=toast]");
    close(toast);
    toast.action?.run();
    if (hasFocus && toast.focused instanceof HTMLElement) toast.focused.focus({ preventScroll: true });
  };
  useUndoKey(() => {
    const toast = toasts.findLast(({ action }) => action);
    if (toast) act(toast);
    return toast !== undefined;
  });
  // Both regions are older than their first message, which a screen reader would not hear otherwise.
  return (["assertive", "polite"] as const).map((politeness) => (
    <div key={politeness} aria-live={politeness} className="grid grid-cols-1 justify-items-end">
      {toasts
        .filter(({ variant }) => (variant === "destructive") === (politeness === "assertive"))
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast)} onAction={() => act(toast)} />
        ))}
    </div>
  ));
}
