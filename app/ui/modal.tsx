import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, xIcon } from "./icons.tsx";

type ModalProps = Omit<ComponentProps<"dialog">, "ref" | "open" | "onClose" | "onClick"> & { onClose: () => void };

/** For a button in a modal dialog. */
export const closeModal = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.closest("dialog")?.close();

/** Beside a dialog's heading. */
export const CloseButton = ({ label, className }: { label: string; className: string }) => (
  <button
    type="button"
    aria-label={label}
    className={classNames("inline-flex size-11 shrink-0 items-center justify-center rounded-md", className)}
    onClick={closeModal}
  >
    <Icon of={xIcon} />
  </button>
);

/**
 * A native modal dialog: the focus stays within, Escape and a press beside its content close it. It also closes with its screen, because a hidden
 * modal dialog would leave the shown screen inert.
 */
export function Modal({ onClose, children, ...props }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog is modal only by this call.
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog
    <dialog
      ref={ref}
      // The event comes late: StrictMode has opened the dialog again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      {...props}
    >
      {children}
    </dialog>
  );
}
