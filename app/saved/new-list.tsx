import { createOwnLists } from "#app/data/saved/own-list-actions.ts";
import * as words from "#content/words/own-lists.ts";
import type { OwnList } from "#domain/saved/list-document.ts";
import { savedLimits } from "#domain/saved/saved-limits.ts";
import type { SavedTitle } from "#domain/saved/saved-title.ts";
import { ListNameForm } from "./list-name-form.tsx";

const { most } = savedLimits.lists;

type NewListProps = {
  lists: readonly OwnList[];
  /** What the list begins with. */
  titles?: readonly SavedTitle[];
  onCreated?: () => void;
};

/** A form for another list, as long as there is room for one. */
export function NewList({ lists, titles = [], onCreated }: NewListProps) {
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
