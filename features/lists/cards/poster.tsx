import { classNames } from "#app/ui/class-names.ts";
import { accentColorOf } from "./accent-color.ts";
import { Picture, usePictureFailure } from "./picture.tsx";

/** Sizes of the title that stands in for a poster, by the letters of its longest word: no word is broken. */
const titleSizes = [
  { upTo: 10, className: "text-[clamp(0.8rem,16.8cqw,3rem)]" },
  { upTo: 15, className: "text-[12cqw]" },
  { upTo: Number.POSITIVE_INFINITY, className: "text-[8.4cqw]" },
] as const;

function titleSize(title: string): string | undefined {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return titleSizes.find(({ upTo }) => longest <= upTo)?.className;
}

type PosterProps = { path: string | null; title: string; sizes: string; priority?: boolean; className?: string };

/** A missing or broken poster shows the title in large letters. Decorative: the title stands beside it as text. */
export function Poster({ path, title, sizes, priority = false, className }: PosterProps) {
  const [failed, fail] = usePictureFailure(path);
  const frame = classNames("aspect-2/3 w-full rounded-md object-cover", accentColorOf(path ?? title), className);
  if (failed || path === null) {
    return (
      <div aria-hidden="true" data-slot="poster-placeholder" className={classNames(frame, "@container flex flex-col overflow-hidden")}>
        <span className="m-[8cqw] h-1 w-[20cqw] shrink-0 bg-marquee" />
        <span
          className={classNames(
            "display font-names m-[8cqw] mt-auto @max-[5rem]:hidden line-clamp-5 pb-[0.08em] leading-display font-bold text-ivory",
            titleSize(title),
          )}
        >
          {title}
        </span>
      </div>
    );
  }
  return (
    <Picture
      data-slot="poster"
      path={path}
      widths={["w500", "w342", "w185", "w92"]}
      sizes={sizes}
      width={500}
      height={750}
      className={frame}
      priority={priority}
      onFailure={fail}
    />
  );
}
