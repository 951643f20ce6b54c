import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { TitleKey } from "#domain/title-key.ts";
import type { Words } from "#languages/words.ts";
import { FilesRead } from "./file-notices.tsx";
import { ImportContents } from "./import-contents.tsx";
import { LeftOut } from "./left-out.tsx";
import { LongList } from "./long-list.tsx";
import type { FoundEntry } from "./model/import-changes.ts";
import { countLines, type ImportFit } from "./model/import-fit.ts";
import { isStarted, positionsIn } from "./model/import-progress.ts";
import { type ImportEntry, type ImportState, isWaiting, titleOf } from "./model/import-state.ts";
import { undated } from "./model/imported-title.ts";
import { PhaseHeading } from "./phase-heading.tsx";
import { UnclearTitles } from "./unclear-titles.tsx";

type ReviewImportProps = {
  state: ImportState;
  fit: ImportFit;
  /** `null`: none of them. */
  onChoose: (index: number, key: TitleKey | null) => void;
  onAdd: () => void;
  onDiscard: () => void;
};

const isAbsent = ({ result }: ImportEntry): boolean => result?.status === "absent";
const isUnclear = ({ result }: ImportEntry): boolean => result?.status === "unclear";
const isMatched = ({ result }: ImportEntry): boolean => result?.status === "matched";

/** What is added of a title: that it is saved, seen or rated, and its lists. */
function factsOf({ foundFacts: texts }: Words["import"]["importSteps"], found: FoundEntry): string[] {
  const { savedAt, seenAt, isLogged, episodes, rating, lists } = found.row;
  return [
    savedAt !== null && texts.saved,
    seenAt !== null && (seenAt === undated ? texts.undated : isLogged ? texts.logged(seenAt) : texts.seen(seenAt)),
    episodes.length > 0 && texts.episodes(episodes.length),
    positionsIn(found).length > 0 && texts.paused,
    isStarted(found) && texts.started,
    rating !== null && texts.rated(rating),
    ...lists.map(({ name }) => name),
  ].filter((text) => text !== false);
}

function foundText(words: Words["import"]["importSteps"], entry: ImportEntry): string {
  const title = titleOf(entry);
  const facts = title ? factsOf(words, { row: entry.row, title }) : [];
  return facts.length === 0 ? words.named(title ?? entry.row) : words.foundRow(title ?? entry.row, facts);
}

/** What is added, what it takes, and what has no room. */
function Summary({ fit }: { fit: ImportFit }) {
  const words = useWords("import").importSteps;
  return (
    <>
      <ImportContents counts={fit.counts} />
      <p className="mt-3 text-muted">
        {Number.isFinite(fit.freeChars) && words.size(fit.chars, fit.freeChars)} {words.staysAsItIs}
      </p>
      {countLines(words.withoutRoom, fit.left).map((line) => (
        <p key={line} className="mt-3 text-danger">
          {line}
        </p>
      ))}
    </>
  );
}

/** What was found, what is unclear and what was not found, before anything is stored. */
export function ReviewImport({ state, fit, onChoose, onAdd, onDiscard }: ReviewImportProps) {
  const words = useWords("import").importSteps;
  const { entries, files } = state;
  const unclear = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => isUnclear(entry));
  const matched = entries.filter(isMatched);
  const missing = entries.filter(isAbsent);
  const skipped = entries.filter(isWaiting);
  const rowName = ({ row }: ImportEntry): string => words.named(row);
  const isEmpty = matched.length + unclear.length === 0;
  return (
    <>
      <PhaseHeading>{words.review}</PhaseHeading>
      {isEmpty ? <p className="mt-3">{words.nothingToAdd}</p> : <Summary fit={fit} />}
      <LeftOut state={state} />
      <div className="mt-6 flex flex-wrap gap-3">
        {!isEmpty && (
          <Button variant="primary" disabled={fit.entries.length === 0} onClick={onAdd}>
            {words.addAll}
          </Button>
        )}
        <Button onClick={onDiscard}>{words.discard}</Button>
      </div>
      <div className="mt-6">
        <UnclearTitles unclear={unclear} onChoose={onChoose} />
        <LongList name="import-found" summary={words.found(matched.length)} items={matched} text={(entry) => foundText(words, entry)} />
        <LongList
          name="import-started"
          summary={words.started(fit.counts.started)}
          hint={words.startedHint}
          items={fit.entries.filter(isStarted)}
          text={({ title }) => words.named(title)}
        />
        <LongList
          name="import-cut"
          summary={words.cutNotes(fit.entries.filter(({ row }) => row.isNoteCut).length)}
          hint={words.cutNotesHint}
          items={fit.entries.filter(({ row }) => row.isNoteCut)}
          text={({ title }) => words.named(title)}
        />
        <LongList name="import-missing" summary={words.notFound(missing.length)} items={missing} text={rowName} />
        <LongList name="import-skipped" summary={words.notLookedUp(skipped.length)} items={skipped} text={rowName} />
        <FilesRead files={files} />
      </div>
    </>
  );
}
