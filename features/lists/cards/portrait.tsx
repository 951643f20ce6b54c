import { classNames } from "#app/ui/class-names.ts";
import { accentColorOf } from "./accent-color.ts";
import { Picture, usePictureFailure } from "./picture.tsx";

/** "Buster Keaton" gives "BK", a single name its first letter. Shown in place of a missing photograph. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

type PortraitProps = { path: string | null; name: string; sizes: string; priority?: boolean; className?: string };

/** A person's photograph, or the initials. Decorative: the name stands beside it as text. */
export function Portrait({ path, name, sizes, priority, className }: PortraitProps) {
  const [failed, fail] = usePictureFailure(path);
  const frame = classNames("aspect-2/3 w-full rounded-md object-cover", accentColorOf(path ?? name), className);
  if (failed || path === null) {
    return (
      <span
        aria-hidden="true"
        data-slot="initials"
        className={classNames(frame, "@container display font-names flex items-center justify-center font-bold text-muted")}
      >
        <span className="text-[45cqw]">{initialsOf(name)}</span>
      </span>
    );
  }
  return (
    <Picture
      path={path}
      widths={["w185", "w92", "w342", "w500"]}
      sizes={sizes}
      width={185}
      height={278}
      priority={priority}
      className={frame}
      onFailure={fail}
    />
  );
}
