import { type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { lazyComponent } from "#app/ui/deferred.ts";
import { isPlainClick } from "#app/ui/link.tsx";
import { useRestoredState } from "#app/ui/restored-state.ts";
import * as words from "#content/words/pictures.ts";
import { imageUrl } from "#domain/image-url.ts";
import type { Image } from "#domain/images.ts";
import { limits } from "#domain/limits.ts";
import { layoutOf, rowHeight } from "./gallery-layout.ts";
import { Thumbnail } from "./thumbnail.tsx";

const Lightbox = lazyComponent(async () => (await import("./lightbox.tsx")).Lightbox);

const { pictures: mostInRow } = limits.gallery;

/** A row that scrolls sideways, as high as its skeleton; all pictures as a wall whose lines fill the width. */
const rowClass = `scroll-row box-content gap-3 ${rowHeight}`;
const wallClass = "flex flex-wrap gap-2 after:grow-[999] after:content-['']";

type GalleryProps = { images: readonly Image[]; name: string };

/** Each picture is a link to its largest file, which a press shows in the page instead. */
export function Gallery({ images, name }: GalleryProps) {
  const { imageBase } = useSite();
  const [showsAll, setShowsAll] = useRestoredState("all-pictures", false);
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const movesFocus = useRef(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (showsAll && movesFocus.current) list.current?.querySelectorAll("a")[mostInRow]?.focus();
    movesFocus.current = false;
  }, [showsAll]);
  const showAll = () => {
    movesFocus.current = true;
    setShowsAll(true);
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(index);
  };
  const shown = showsAll ? images : images.slice(0, mostInRow);
  return (
    <>
      <ul ref={list} aria-label={words.picturesOf(name)} className={showsAll ? wallClass : rowClass} onKeyDown={moveFocusWithArrows}>
        {shown.map((image, index) => (
          <li key={image.path} className={classNames(showsAll ? layoutOf(image).wallItem : "h-full")}>
            <a
              href={imageUrl(imageBase, image.path)}
              aria-haspopup="dialog"
              className={classNames("block overflow-hidden rounded-md", showsAll ? layoutOf(image).shape : "h-full")}
              onClick={(event) => open(event, index)}
            >
              <Thumbnail image={image} name={words.pictureName(image.kind, name, index + 1, images.length)} fills={showsAll} />
            </a>
          </li>
        ))}
      </ul>
      {!showsAll && images.length > mostInRow && (
        <button type="button" className={buttonClass("quiet", "mt-4")} onClick={showAll}>
          {words.showAllPictures(images.length)}
        </button>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Lightbox images={images} name={name} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
