import { loadSaved } from "#app/data/saved/saved-keys.ts";
import { lazyComponent } from "#app/ui/deferred.ts";
import { Icon, listPlusIcon } from "#app/ui/icons.tsx";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import { useDialog } from "#app/ui/use-dialog.ts";
import { lists } from "#content/words/own-lists.ts";
import type { SavedTitle } from "#domain/saved/saved-title.ts";
import { HeroButton } from "./hero-button.tsx";

/** The dialog shows nothing until the store's documents are there. */
const OwnListsDialog = lazyComponent(async () => {
  const [{ OwnListsDialog: Dialog }] = await Promise.all([import("./own-lists-dialog.tsx"), loadSaved()]);
  return Dialog;
});

/** Puts the title on the visitor's own lists. */
export function OwnListsButton({ title }: { title: SavedTitle }) {
  const { button, isOpen, open, close } = useDialog();
  return (
    <>
      <HeroButton ref={button} name={lists} aria-haspopup="dialog" onClick={open}>
        <Icon of={listPlusIcon} className="size-5 shrink-0" />
      </HeroButton>
      {isOpen && (
        <PromptSuspense>
          <OwnListsDialog title={title} onClose={close} />
        </PromptSuspense>
      )}
    </>
  );
}
