import { showToast } from "#app/ui/toast-channel.ts";

/** Reports a change of what is saved, with a button that takes it back. */
export const showUndo = (title: string, text: string, undo: () => void): void => showToast({ title, text, variant: "default", action: { run: undo } });
