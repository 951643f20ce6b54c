import { classNames } from "#app/ui/class-names.ts";
import { accentColorOf } from "#features/lists/cards/accent-color.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { backdropFiles } from "./backdrop.tsx";

type StagePictureProps = { backdrop: string | null; poster: string | null; title: string };

/** A title's backdrop behind the Play button: the file that the hero shows already. Without one, the poster's color. */
export function StagePicture({ backdrop, poster, title }: StagePictureProps) {
  const [failed, fail] = usePictureFailure(backdrop);
  if (failed || backdrop === null) return <div aria-hidden="true" className={classNames("absolute inset-0 -z-10", accentColorOf(poster ?? title))} />;
  return <Picture path={backdrop} {...backdropFiles} width={1280} height={720} className="absolute inset-0 -z-10 size-full object-cover" onFailure={fail} />;
}
