import { Link } from "react-router";
import { changeThat } from "#app/words/not-stored.ts";
import { paths } from "#domain/addresses.ts";

/** `text`: what a device that is set to remember nothing means here. */
export function RemembersNothing({ text, className }: { text: string; className: string }) {
  return (
    <p className={className}>
      {text}{" "}
      <Link to={paths.settings} className="font-semibold text-amber underline">
        {changeThat}
      </Link>
    </p>
  );
}
