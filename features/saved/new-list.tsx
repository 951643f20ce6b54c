import { useWords } from "#app/words/use-words.tsx";
import { ListNameForm } from "./list-name-form.tsx";
import type { OwnList } from "./model/list-document.ts";
import { savedLimits } from "./model/saved-limits.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { createOwnLists } from "./store/own-list-actions.ts";

const { most } = savedLimits.lists;

type NewListProps = {
  lists: readonly OwnList[];
  /** What the list begins with. */
  titles?: readonly SavedTitle[];
  onCreated?: () => void;
};

/** A form for another list, as long as there is room for one. */
export function NewList({ lists, titles = [], onCreated }: NewListProps) {
  const words = useWords("saved").ownLists;
  if (lists.length >= most) return <p className="text-muted">{words.mostLists(most)}</p>;
  return (
    <ListNameForm
      label={words.newList}
      submitText={words.create}
      otherNames={lists.map(({ name }) => name)}
      onSubmit={(name) => {
        createOwnLists([{ name, titles }]);
        onCreated?.();
      }}
    />
  );
}
