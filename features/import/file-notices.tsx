import type { FileNotice } from "./session/import-session.ts";
import * as words from "./words/import.ts";

/** Beyond so many files the rest is counted. */
const shown = 5;

/** Files that brought nothing. Where others did, those that are no export are not worth a word: a ZIP file has many. */
export function FileNotices({ notices, hasTitles }: { notices: readonly FileNotice[]; hasTitles: boolean }) {
  const relevant = hasTitles ? notices.filter(({ problem }) => problem !== "unknown") : notices;
  if (relevant.length === 0) return null;
  return (
    <div role="alert" className="mt-4 grid gap-1 text-danger wrap-anywhere">
      {!hasTitles && <p className="font-semibold">{words.nothingFound}</p>}
      {relevant.slice(0, shown).map(({ name, problem }) => (
        <p key={name}>{words.fileProblems[problem](name)}</p>
      ))}
      {relevant.length > shown && <p>{words.moreProblems(relevant.length - shown)}</p>}
    </div>
  );
}
