import { Button } from "#app/ui/button.tsx";
import type { TitleKey } from "#domain/title-key.ts";
import { ImportContents } from "./import-contents.tsx";
import { LeftOut } from "./left-out.tsx";
import { LongList } from "./long-list.tsx";
import { foundEntries, importCounts } from "./model/import-changes.ts";
import { type ImportEntry, type ImportState, isWaiting } from "./model/import-state.ts";
import { PhaseHeading } from "./phase-heading.tsx";
import { UnclearTitles } from "./unclear-titles.tsx";
import * as words from "./words/import.ts";

type ReviewImportProps = {
  state: ImportState;
  /** `null`: none of them. */
  onChoose: (index: number, key: TitleKey | null) => void;
  onAdd: () => void;
  onDiscard: () => void;
};

const isAbsent = ({ result }: ImportEntry): boolean => result?.status === "absent";
const isUnclear = ({ result }: ImportEntry): boolean => result?.status === "unclear";
const isMatched = ({ result }: ImportEntry): boolean => result?.status === "matched";

/** What was found, what is unclear and what was not found, before anything is stored. */
export function ReviewImport({ state, onChoose, onAdd, onDiscard }: ReviewImportProps) {
  const { entries } = state;
  const unclear = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => isUnclear(entry));
  const matched = entries.filter(isMatched);
  const missing = entries.filter(isAbsent);
  const skipped = entries.filter(isWaiting);
  const toAdd = foundEntries(entries);
  const isEmpty = matched.length + unclear.length === 0;
  return (
    <>
      <PhaseHeading>{words.review}</PhaseHeading>
      {isEmpty ? <p className="mt-3">{words.nothingToAdd}</p> : <ImportContents counts={importCounts(toAdd)} />}
      {!isEmpty && <p className="mt-3 text-muted">{words.staysAsItIs}</p>}
      <LeftOut state={state} />
      <div className="mt-6 flex flex-wrap gap-3">
        {!isEmpty && (
          <Button variant="primary" disabled={toAdd.length === 0} onClick={onAdd}>
            {words.addAll}
          </Button>
        )}
        <Button onClick={onDiscard}>{words.discard}</Button>
      </div>
      <div className="mt-6">
        <UnclearTitles unclear={unclear} onChoose={onChoose} />
        <LongList name="import-found" summary={words.found(matched.length)} items={foundEntries(matched).map(words.foundRow)} />
        <LongList name="import-missing" summary={words.notFound(missing.length)} items={missing.map(({ row }) => words.named(row))} />
        <LongList name="import-skipped" summary={words.notLookedUp(skipped.length)} items={skipped.map(({ row }) => words.named(row))} />
      </div>
    </>
  );
}
