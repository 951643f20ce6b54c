import "./backdrop.css";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";

/** The player's stage shows the same file. On a phone with three device pixels each, two suffice. */
export const backdropFiles = {
  widths: ["w1280", "w780"],
  sizes: "(min-width: 1280px) 70vw, (min-width: 640px) 100vw, (min-resolution: 2.5dppx) 66vw, 100vw",
} as const;

/** `--overlap`: how far the poster stands over the picture's foot. `--text-width`: up to the middle of the window, where the scrim is dense. */
export const backdropMeasures =
  "[--overlap:4.5rem] [--picture-height:min(56.25vw,22rem,max(26svh,100svh_-_30rem))] [--text-width:calc(50%_-_7.75rem)] @3xl/hero:[--overlap:6rem] @min-[78rem]/hero:[--overlap:0rem]";
/** What stands over the picture's foot, or beside it. */
export const belowPicture = "page-width -mt-(--overlap) pb-8 @min-[78rem]/hero:pt-12";
const measuresWithoutPicture = "[--overlap:0rem] [--text-width:48rem]";

/**
 * A full-bleed picture above `children`; in wide windows at the right of their text. Its widths are those of the container `hero` in rem, so that
 * large text has the layout of a small window.
 */
export function Backdrop({ path, children }: { path: string | null; children: ReactNode }) {
  const [failed, fail] = usePictureFailure(path);
  const hasPicture = path !== null && !failed;
  return (
    <div className="@container/hero relative isolate z-10 overflow-x-clip bg-night" data-slot="backdrop">
      <div className={classNames("relative", hasPicture ? backdropMeasures : measuresWithoutPicture)}>
        {hasPicture && (
          <>
            <Picture
              path={path}
              {...backdropFiles}
              width={1280}
              height={720}
              priority
              className="relative -z-20 h-(--picture-height) w-full object-cover object-[50%_25%] @min-[78rem]/hero:absolute @min-[78rem]/hero:inset-y-0 @min-[78rem]/hero:end-0 @min-[78rem]/hero:h-full @min-[78rem]/hero:w-[70%]"
              onFailure={fail}
            />
            <div aria-hidden="true" className="scrim absolute inset-x-0 top-0 -z-10 h-(--picture-height) @min-[78rem]/hero:h-full" />
          </>
        )}
        <div className={hasPicture ? belowPicture : "page-width pt-10 pb-8"}>{children}</div>
      </div>
    </div>
  );
}
