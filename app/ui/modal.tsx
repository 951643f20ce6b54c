import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";

type ModalProps = Omit<ComponentProps<"dialog">, "ref" | "open" | "onClose" | "onClick"> & { onClose: () => void };

/** For a button in a modal dialog. */
export const closeModal = ({ currentTarget }: MouseEvent<HTMLElement>): void => currentTarget.closest("dialog")?.close();

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
