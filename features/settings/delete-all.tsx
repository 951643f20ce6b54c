import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { closeModal, Modal } from "#app/ui/modal.tsx";
import { applyTheme } from "#app/ui/theme.ts";
import { useWords } from "#app/words/use-words.tsx";
import { showUndo } from "#features/saved/show-undo.ts";
import type { Words } from "#languages/words.ts";

import { deleteTexts, deviceTexts, restoreTexts } from "./device-texts.ts";

function deleteAll(words: Words["settings"]["settingsPage"]["deletion"]): void {
  const texts = deviceTexts();
  deleteTexts();
  // Also one that the browser has not stored.
  applyTheme("system");
  showUndo(words.done, "", () => restoreTexts(texts));
}

/** One confirmation, and an undo until the page is left. */
export function DeleteAll() {
  const { deletion: words } = useWords("settings").settingsPage;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.button}</Button>
      {isOpen && (
        <Modal
          aria-labelledby="delete-all-title"
          aria-describedby="delete-all-text"
          onClose={() => setOpen(false)}
          className="delete-dialog m-auto rounded-lg border border-line bg-raised p-6 text-ivory backdrop:bg-black/60"
        >
          <h2 id="delete-all-title" className="display text-heading font-bold">
            {words.title}
          </h2>
          <p id="delete-all-text" className="mt-3 text-muted">
            {words.text}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={closeModal}>{words.cancel}</Button>
            <Button
              variant="primary"
              onClick={(event) => {
                closeModal(event);
                deleteAll(words);
              }}
            >
              {words.confirm}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
