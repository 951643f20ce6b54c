import { type RefObject, useRef, useState } from "react";

type Dialog = { button: RefObject<HTMLButtonElement | null>; isOpen: boolean; open: () => void; close: () => void };

/** For a button that opens a dialog. */
export function useDialog(): Dialog {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Some browsers do not focus a button that is clicked, so that the dialog cannot return the focus.
    button.current?.focus();
  };
  return { button, isOpen, open: () => setOpen(true), close };
}
