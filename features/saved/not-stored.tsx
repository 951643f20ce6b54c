import { useRefusal } from "#app/data/saved-refusal.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Link } from "#app/router/link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { savedNotices } from "#domain/notices.ts";

/** `text`: what a device that is set to remember nothing means here. */
export function RemembersNothing({ text, className }: { text: string; className: string }) {
  const words = useWords("saved").notStored;
  return (
    <p className={className}>
      {text}{" "}
      <Link to={paths.settings} className="font-semibold text-amber underline">
        {words.changeThat}
      </Link>
    </p>
  );
}

/** Stands as long as what the visitor saves is not stored: the toast that says so goes away. */
export function NotStored() {
  const { notices } = useWords("site");
  const words = useWords("saved").notStored;
  const refusal = useRefusal();
  const { remembers } = useDeviceSettings();
  if (!remembers) return <RemembersNothing text={words.remembersNothing} className="max-w-[60ch]" />;
  if (!refusal) return null;
  const { title, text } = notices[savedNotices[refusal].id];
  return (
    <p role="alert" className="max-w-[60ch] text-danger">
      {title}. {text}
    </p>
  );
}
