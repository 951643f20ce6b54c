import { type ComponentProps, useEffect, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { imageSet, imageUrl, type PictureWidth } from "#domain/image-url.ts";

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  path: string;
  /** Widths that the browser chooses from; the first is the fallback. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  width: number;
  height: number;
  /** For the one picture of a page that may be its largest. All others are lazy. */
  priority?: boolean;
  onFailure: () => void;
};

/** An image of the catalog with a `srcset`. */
export function Picture({ path, widths, priority = false, onFailure, alt = "", sizes, ...props }: PictureProps) {
  const { imageBase } = useSite();
  // An image that failed before hydration fires no more event.
  const checkEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") onFailure();
  };
  return (
    <img
      ref={checkEarlierFailure}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      src={imageUrl(imageBase, path, widths[0])}
      {...(widths.length > 1 && { srcSet: imageSet(imageBase, path, widths), sizes })}
      onError={onFailure}
      {...(priority && { fetchPriority: "high" })}
      {...props}
    />
  );
}

/** `[failed, fail]`: whether this path's image failed to load. A new path resets it, and so does the network's return. */
export function usePictureFailure(path: string | null): [boolean, () => void] {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  // The browser knows about the network, outside of React.
  useEffect(() => {
    if (failedPath === null) return;
    const again = () => setFailedPath(null);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [failedPath]);
  return [path === null || failedPath === path, () => setFailedPath(path)];
}
