import { AddedImport } from "./added-import.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { FileNotices } from "./file-notices.tsx";
import { FoundTitles } from "./found-titles.tsx";
import { MatchingTitles } from "./matching-titles.tsx";
import { ReviewImport } from "./review-import.tsx";
import type { ImportSession, ImportSnapshot } from "./session/import-session.ts";
import { StoppedImport } from "./stopped-import.tsx";

/** `session`: a function, because there is none on the server. */
type ImportPhasesProps = { snapshot: ImportSnapshot; session: () => ImportSession };

function Phase({ snapshot, session }: ImportPhasesProps) {
  const discard = () => session().discard();
  const start = () => void session().start();
  switch (snapshot.phase) {
    case "choose":
    case "reading":
      return <ChooseFiles isReading={snapshot.phase === "reading"} onChoose={(files) => void session().choose(files)} />;
    case "found":
      return <FoundTitles state={snapshot.state} isResumed={snapshot.isResumed} onStart={start} onDiscard={discard} />;
    case "matching":
      return <MatchingTitles state={snapshot.state} isStored={snapshot.isStored} onStop={() => session().stop()} />;
    case "stopped":
      return <StoppedImport state={snapshot.state} onStart={start} onSkip={() => session().skipRest()} onDiscard={discard} />;
    case "review":
      return (
        <ReviewImport state={snapshot.state} onChoose={(index, key) => session().chooseTitle(index, key)} onAdd={() => session().add()} onDiscard={discard} />
      );
    case "added":
      return <AddedImport counts={snapshot.counts} isUndone={snapshot.isUndone} onUndo={() => session().undo()} onAgain={discard} />;
  }
}

export function ImportPhases(props: ImportPhasesProps) {
  const { snapshot } = props;
  return (
    <>
      <Phase {...props} />
      {"notices" in snapshot && <FileNotices notices={snapshot.notices} hasTitles={"state" in snapshot} />}
    </>
  );
}
