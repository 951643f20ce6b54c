import type { Language } from "#domain/languages.ts";
import type { Words } from "#languages/words.ts";

/** Finds the elements of player-document.ts and its parts. @throws if one is missing */
export function findPlayerElements(page: Document) {
  const find = <E extends Element>(selector: string, kind: abstract new () => E): E => {
    const found = page.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The player page has no ${selector}`);
    return found;
  };
  const button = (name: string) => find(`[data-part="${name}"]`, HTMLButtonElement);
  const input = (name: string) => find(`[data-part="${name}"]`, HTMLInputElement);
  const select = (name: string) => find(`[data-part="${name}"]`, HTMLSelectElement);
  const block = (name: string) => find(`[data-part="${name}"]`, HTMLElement);
  return {
    stage: find("[data-stage]", HTMLElement),
    film: find("[data-film]", HTMLVideoElement),
    title: block("title"),
    episode: block("episode"),
    note: block("note"),

    bar: block("bar"),
    bigPlay: button("big-play"),
    play: button("play"),
    seek: input("seek"),
    seekTime: block("seek-time"),
    time: block("time"),
    total: block("total"),
    back: button("back"),
    forward: button("forward"),
    mute: button("mute"),
    volume: input("volume"),
    captions: button("captions"),
    settings: button("settings"),
    picture: button("picture"),
    cast: button("cast"),
    fullscreen: button("fullscreen"),

    cues: block("cues"),
    announcement: block("announcement"),
    jump: block("jump"),
    waiting: block("waiting"),
    waitingText: block("waiting-text"),
    error: block("error"),
    what: block("what"),
    advice: block("advice"),
    retry: button("retry"),
    download: find('[data-part="download"]', HTMLAnchorElement),

    panel: block("panel"),
    speed: select("speed"),
    qualityField: block("quality-field"),
    quality: select("quality"),
    audioField: block("audio-field"),
    audio: select("audio"),
    captionsChoice: select("captions-choice"),
    openFile: button("open-file"),
    file: input("file"),
    fileStatus: block("file-status"),
    timingField: block("timing-field"),
    timing: input("timing"),
    captionLook: {
      size: select("caption-size"),
      color: select("caption-color"),
      background: select("caption-background"),
      height: select("caption-height"),
    },
    singleKeys: input("single-keys"),
    openShortcuts: button("open-shortcuts"),
    sheet: find('[data-part="sheet"]', HTMLDialogElement),
    closeSheet: button("close-sheet"),
  };
}

export type PlayerElements = ReturnType<typeof findPlayerElements>;

/** The player's document, and what it says in its language. */
export type PlayerPage = PlayerElements & { language: Language; words: Words["player"] };

export const press = (button: HTMLButtonElement, on: boolean): void => button.setAttribute("aria-pressed", String(on));

/** A browser without popovers throws at their selector (menu-without-popover.client.ts). */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;
export const isPanelOpen = (panel: HTMLElement): boolean => (hasPopovers() ? panel.matches(":popover-open") : "open" in panel.dataset);
