import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { useWords } from "#app/words/use-words.tsx";
import { AddedImport } from "./added-import.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { FileNotices, FilesRead } from "./file-notices.tsx";
import { FoundTitles } from "./found-titles.tsx";
import { importSpeech } from "./import-speech.ts";
import { MatchingTitles } from "./matching-titles.tsx";
import { PhaseHeading } from "./phase-heading.tsx";
import { ReviewImport } from "./review-import.tsx";
import type { ImportSession, ImportSnapshot } from "./session/import-session.ts";
import { StoppedImport } from "./stopped-import.tsx";

/** `session`: a function, because there is none on the server. */
type ImportPhasesProps = { snapshot: ImportSnapshot; session: () => ImportSession };

function Phase({ snapshot, session }: ImportPhasesProps) {
  const { adding } = useWords("import").importSteps;
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
    case "review": {
      const choose: Parameters<typeof ReviewImport>[0]["onChoose"] = (index, key) => session().chooseTitle(index, key);
      return <ReviewImport state={snapshot.state} fit={snapshot.fit} onChoose={choose} onAdd={() => void session().add()} onDiscard={discard} />;
    }
    case "adding":
      return <PhaseHeading>{adding}</PhaseHeading>;
    case "added":
      return <AddedImport counts={snapshot.counts} isUndone={snapshot.isUndone} onUndo={() => session().undo()} onAgain={discard} />;
  }
}

export function ImportPhases(props: ImportPhasesProps) {
  const { snapshot } = props;
  const isChoosing = snapshot.phase === "choose";
  useAnnouncement(importSpeech(useWords("import"), snapshot, useDeviceSettings().remembers));
  return (
    <>
      {"isStored" in snapshot && <FileNotices files={snapshot.state.files} hasTitles />}
      <Phase {...props} />
      {isChoosing && <FileNotices files={snapshot.files} hasTitles={false} />}
      {isChoosing && snapshot.files.length > 0 && (
        <div className="mt-6">
          <FilesRead files={snapshot.files} />
        </div>
      )}
    </>
  );
}
