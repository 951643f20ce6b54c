import { type ComponentProps, useState } from "react";
import { useSite } from "#app/site.tsx";
import { type ImageSize, imageUrl } from "#domain/image-url.ts";

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  path: string;
  /** Widths that the browser may choose from; the first is the fallback. */
  widths: readonly ImageSize[];
  width: number;
  height: number;
  onFailure: () => void;
};

const pixels = (size: ImageSize): string => `${size.slice(1)}w`;

/** An image of the catalogue in several widths. Lazy unless told otherwise. */
export function Picture({ path, widths, onFailure, alt = "", loading = "lazy", ...props }: PictureProps) {
  const { imageBase } = useSite();
  const srcSet = widths.map((size) => `${imageUrl(imageBase, path, size)} ${pixels(size)}`).join(", ");
  // An image that failed before hydration fires no event any more: its emptiness tells.
  const checkEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") onFailure();
  };
  return (
    <img
      ref={checkEarlierFailure}
      alt={alt}
      loading={loading}
      decoding="async"
      src={imageUrl(imageBase, path, widths[0])}
      srcSet={srcSet}
      onError={onFailure}
      {...props}
    />
  );
}

/** `[failed, fail]`: whether this path's image failed to load. A new path is a new chance. */
export function usePictureFailure(path: string | null): [boolean, () => void] {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  return [path === null || failedPath === path, () => setFailedPath(path)];
}
