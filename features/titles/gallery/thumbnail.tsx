import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/words/use-words.tsx";
import { accentColorOf } from "#features/lists/cards/accent-color.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import type { Image } from "#features/titles/model/images.ts";
import { layoutOf, rowHeight } from "./gallery-layout.ts";

type ThumbnailProps = {
  image: Image;
  name: string;
  /** Fills its frame; otherwise it is as high as the row and as wide as its own shape. */
  fills: boolean;
};

export function Thumbnail({ image, name, fills }: ThumbnailProps) {
  const { pictureFailed } = useWords("titles").pictures;
  const { path, width, height } = image;
  const [failed, fail] = usePictureFailure(path);
  const { shape, thumbnail } = layoutOf(image);
  const color = accentColorOf(path);
  if (failed) {
    return (
      <span className={classNames("grid place-items-center p-3 text-center text-sm text-muted", shape, fills ? "size-full" : rowHeight, color)}>
        <span className="sr-only">{name}</span>
        {pictureFailed}
      </span>
    );
  }
  return (
    <Picture
      path={path}
      {...thumbnail}
      width={width}
      height={height}
      alt={name}
      className={classNames(fills ? "size-full object-cover" : `${rowHeight} w-auto max-w-none`, color)}
      onFailure={fail}
    />
  );
}
