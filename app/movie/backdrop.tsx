import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Picture, usePictureFailure } from "./picture.tsx";

/** The player's stage shows the same file. */
export const backdropFiles = { widths: ["w1280", "w780"], sizes: "(min-width: 1280px) 70vw, 100vw" } as const;

/** `--overlap`: how far the poster stands over the picture's foot. `--text-width`: up to the middle of the window, where the scrim is dense. */
const measures =
  "[--overlap:4.5rem] [--picture-height:min(56.25vw,22rem,max(26svh,100svh_-_30rem))] [--text-width:calc(50%_-_7.75rem)] md:[--overlap:6rem] xl:[--overlap:0rem]";
const measuresWithoutPicture = "[--overlap:0rem] [--text-width:48rem]";

/** A full-bleed picture above `children`; from 1,280 px on at the right of their text. */
export function Backdrop({ path, children }: { path: string | null; children: ReactNode }) {
  const [failed, fail] = usePictureFailure(path);
  const hasPicture = path !== null && !failed;
  return (
    <div className={classNames("relative isolate z-10 overflow-x-clip bg-night", hasPicture ? measures : measuresWithoutPicture)} data-slot="backdrop">
      {hasPicture && (
        <>
          <Picture
            path={path}
            {...backdropFiles}
            width={1280}
            height={720}
            priority
            className="relative -z-20 h-(--picture-height) w-full object-cover object-[50%_25%] xl:absolute xl:inset-y-0 xl:right-0 xl:h-full xl:w-[70%]"
            onFailure={fail}
          />
          <div aria-hidden="true" className="scrim absolute inset-x-0 top-0 -z-10 h-(--picture-height) xl:h-full" />
        </>
      )}
      <div className={classNames("page-width pb-8", hasPicture ? "-mt-(--overlap) xl:pt-12" : "pt-10")}>{children}</div>
    </div>
  );
}
