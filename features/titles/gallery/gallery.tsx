import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { isPlainClick } from "#app/router/plain-click.ts";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { imageUrl } from "#domain/image-url.ts";
import type { Image } from "#features/titles/model/images.ts";
import { layoutOf, picturesInRow } from "./gallery-layout.ts";
import { Thumbnail } from "./thumbnail.tsx";

const Lightbox = lazyExtra(async () => (await import("./lightbox.tsx")).Lightbox);

/** A row that scrolls sideways, as high as its skeleton; all pictures as a wall whose lines fill the width. */
const rowClass = "scroll-row auto-cols-max justify-start gap-3";
const wallClass = "flex flex-wrap gap-2 after:grow-[999] after:content-['']";

type GalleryProps = {
  images: readonly Image[];
  name: string;
  /** All of them in a wall; the first of them in a row otherwise. */
  showsAll: boolean;
};

/** Each picture is a link to its largest file, which a press shows in the page instead. */
export function Gallery({ images, name, showsAll }: GalleryProps) {
  const words = useWords("titles").pictures;
  const { imageBase } = useSite();
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const showedAll = useRef(showsAll);
  // The button that had the focus is gone.
  useEffect(() => {
    if (showsAll && !showedAll.current) list.current?.querySelectorAll("a")[picturesInRow]?.focus();
    showedAll.current = showsAll;
  }, [showsAll]);
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(index);
  };
  const shown = showsAll ? images : images.slice(0, picturesInRow);
  return (
    <>
      <ul ref={list} aria-label={words.picturesOf(name)} className={showsAll ? wallClass : rowClass} onKeyDown={moveFocusWithArrows}>
        {shown.map((image, index) => (
          <li key={image.path} className={showsAll ? layoutOf(image).wallItem : undefined}>
            <a
              href={imageUrl(imageBase, image.path)}
              aria-haspopup="dialog"
              className={classNames("block overflow-hidden rounded-md", showsAll && layoutOf(image).shape)}
              onClick={(event) => open(event, index)}
            >
              <Thumbnail image={image} name={words.pictureName(image.kind, name, index + 1, images.length)} fills={showsAll} />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && <Lightbox images={images} name={name} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
