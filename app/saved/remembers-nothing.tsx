import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Link } from "#app/ui/link.tsx";
import { changeThat } from "#content/words/not-stored.ts";
import { paths } from "#domain/paths.ts";

/** `text`: what a device that is set to remember nothing means here. Absent on others. */
export function RemembersNothing({ text, className }: { text: string; className: string }) {
  const { remembers } = useDeviceSettings();
  if (remembers) return null;
  return (
    <p className={className}>
      {text}{" "}
      <Link to={paths.settings} className="font-semibold text-amber underline">
        {changeThat}
      </Link>
    </p>
  );
}
