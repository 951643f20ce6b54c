import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon, share2Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { OwnList } from "#features/saved/model/list-document.ts";
import { mostSharedTitles, sharedListPath } from "#features/saved/model/shared-list.ts";
import { ShareChoices } from "#features/sharing/share-choices.tsx";

/** The list as an address that carries its titles: nothing is sent until the visitor sends it. */
export function ShareList({ list }: { list: OwnList }) {
  const words = useWords("saved").ownLists;
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  if (list.titles.length === 0) return null;
  return (
    <div className="relative" data-slot="share">
      <Button aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setOpen(!isOpen)}>
        <Icon of={share2Icon} className="size-4" />
        {words.share}
      </Button>
      {isOpen && (
        <ShareChoices
          id={panelId}
          title={list.name}
          path={sharedListPath(list)}
          onClose={() => setOpen(false)}
          className="absolute top-full start-0 z-20 mt-2 w-56 max-w-[90vw] rounded-lg border border-line bg-raised p-2 shadow-2xl"
        />
      )}
      {list.titles.length > mostSharedTitles && <p className="text-sm text-muted">{words.firstShared(mostSharedTitles)}</p>}
    </div>
  );
}
