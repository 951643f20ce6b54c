import { showToast } from "#app/ui/toast-channel.ts";

/** Reports a change of what is saved, with a button that takes it back. `text`: a title's name, unless `names` are given: those that stand in the texts. */
export const showUndo = (title: string, text: string, undo: () => void, names: readonly string[] = [text]): void =>
  showToast({ title, text, names, variant: "default", action: { run: undo } });
