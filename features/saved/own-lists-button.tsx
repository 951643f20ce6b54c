import { Suspense } from "react";
import { Icon, listPlusIcon } from "#app/ui/icons.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useDialog } from "#app/ui/use-dialog.ts";
import { HeroButton } from "./hero-button.tsx";
import type { SavedTitle } from "./model/saved-title.ts";
import { lists } from "./words/own-lists.ts";

const OwnListsDialog = lazyPart(async () => (await import("./own-lists-dialog.tsx")).OwnListsDialog);

/** Puts the title on the visitor's own lists. */
export function OwnListsButton({ title }: { title: SavedTitle }) {
  const { button, isOpen, open, close } = useDialog();
  return (
    <>
      <HeroButton ref={button} name={lists} aria-haspopup="dialog" onClick={open}>
        <Icon of={listPlusIcon} className="size-5 shrink-0" />
      </HeroButton>
      {isOpen && (
        <Suspense>
          <OwnListsDialog title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
