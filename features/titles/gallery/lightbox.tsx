import "./lightbox.css";
import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { chevronLeftIcon, chevronRightIcon, Icon, type IconNode, xIcon } from "#app/ui/icons.tsx";
import { closeModal, Modal } from "#app/ui/modal.tsx";
import { keyByDirection } from "#app/ui/page-direction.ts";
import { RootMark } from "#app/ui/root-mark.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import type { Image } from "#features/titles/model/images.ts";
import { layoutOf } from "./gallery-layout.ts";

function LargePicture({ image, name }: { image: Image; name: string }) {
  const words = useWords("titles").pictures;
  const { path, width, height } = image;
  const [failed, fail] = usePictureFailure(path);
  if (failed) return <p className="text-on-night-muted">{words.pictureFailed}</p>;
  return <Picture path={path} {...layoutOf(image).viewer} width={width} height={height} priority alt={name} onFailure={fail} />;
}

/** The picture that is shown: by the position of the slides, which a swipe moves, or by a key or a button. */
function usePosition(slides: RefObject<HTMLElement | null>, { start, count }: { start: number; count: number }) {
  const [position, setPosition] = useState(start);
  const show = (index: number): void => {
    const target = Math.min(Math.max(index, 0), count - 1);
    setPosition(target);
    slides.current?.children[target]?.scrollIntoView?.({ behavior: "instant", block: "nearest", inline: "center" });
  };
  const followScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): void => {
    if (clientWidth > 0) setPosition(Math.abs(Math.round(scrollLeft / clientWidth)));
  };
  return { position, show, followScroll };
}

const targetOf = (key: string, position: number, count: number): number | null =>
  ({ ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: count - 1 })[key] ?? null;

type StepProps = { label: string; icon: IconNode; isLast: boolean; className: string; onPress: () => void };

/** At an end it keeps the focus, and does nothing. */
function Step({ label, icon, isLast, className, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isLast} className={`lightbox-button absolute ${className}`} onClick={() => isLast || onPress()}>
      <Icon of={icon} />
    </button>
  );
}

const stepPlace = "bottom-2 md:bottom-auto md:top-1/2 md:-translate-y-1/2";

type LightboxProps = { images: readonly Image[]; name: string; start: number; onClose: () => void };

/** The pictures one by one over the whole window. A modal dialog: the focus stays within, Escape closes it, and it returns to the picture that opened it. */
export function Lightbox({ images, name, start, onClose }: LightboxProps) {
  const words = useWords("titles").pictures;
  const slides = useRef<HTMLUListElement>(null);
  const { length: count } = images;
  const { position, show, followScroll } = usePosition(slides, { start, count });
  // The slides have their layout once the dialog is open: its effect has run before.
  const onOpen = useEffectEvent(() => show(start));
  useEffect(() => onOpen(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(keyByDirection(event.key), position, count);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  };
  const nameOf = (index: number): string => words.pictureName(images[index]?.kind ?? "backdrop", name, index + 1, count);
  return (
    <Modal aria-label={words.picturesOf(name)} className="lightbox" onClose={onClose} onKeyDown={onKeyDown}>
      <RootMark name="lightbox" />
      <p className="absolute top-2 start-4 z-10 flex min-h-11 items-center font-semibold" role="status">
        <span className="sr-only">{nameOf(position)}</span>
        <span aria-hidden="true">{words.counter(position + 1, count)}</span>
      </p>
      <button type="button" aria-label={words.closePictures} className="lightbox-button absolute top-2 end-3 z-10" onClick={closeModal}>
        <Icon of={xIcon} />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <ul ref={slides} tabIndex={0} aria-label={words.picturesOf(name)} className="lightbox-slides" onScroll={followScroll}>
        {images.map((image, index) => (
          <li key={image.path} aria-hidden={index !== position}>
            {/* The neighbors are loaded ahead. */}
            {Math.abs(index - position) <= 1 && <LargePicture image={image} name={nameOf(index)} />}
          </li>
        ))}
      </ul>
      <Step
        label={words.previousPicture}
        icon={chevronLeftIcon}
        isLast={position === 0}
        className={`start-3 ${stepPlace}`}
        onPress={() => show(position - 1)}
      />
      <Step
        label={words.nextPicture}
        icon={chevronRightIcon}
        isLast={position === count - 1}
        className={`end-3 ${stepPlace}`}
        onPress={() => show(position + 1)}
      />
    </Modal>
  );
}
