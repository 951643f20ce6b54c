import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Picture, usePictureFailure } from "./picture.tsx";

/** A full-bleed picture that fades into the page, with `children` at its foot. */
export function Backdrop({ path, children }: { path: string | null; children: ReactNode }) {
  const [failed, fail] = usePictureFailure(path);
  return (
    <div className="relative isolate z-10 bg-night" data-slot="backdrop">
      {path !== null && !failed && (
        <Picture
          path={path}
          widths={["w1280", "w780"]}
          sizes="100vw"
          width={1280}
          height={720}
          priority
          className="absolute inset-0 -z-10 size-full object-cover object-[50%_25%]"
          onFailure={fail}
        />
      )}
      <div aria-hidden="true" className="scrim absolute inset-0 -z-10" />
      <div className={classNames("page-width pb-8", path === null ? "pt-10" : "pt-24 md:pt-36")}>{children}</div>
    </div>
  );
}
