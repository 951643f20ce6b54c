/** Finds the elements of control-bar.ts and player-document.ts. @throws if one is missing */
export function findPlayerElements(page: Document) {
  const find = <E extends Element>(selector: string, kind: abstract new () => E): E => {
    const found = page.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The player page has no ${selector}`);
    return found;
  };
  const button = (name: string) => find(`[data-part="${name}"]`, HTMLButtonElement);
  const slider = (name: string) => find(`[data-part="${name}"]`, HTMLInputElement);
  const block = (name: string) => find(`[data-part="${name}"]`, HTMLElement);
  return {
    stage: find("[data-stage]", HTMLElement),
    film: find("[data-film]", HTMLVideoElement),
    bar: block("bar"),
    bigPlay: button("big-play"),
    play: button("play"),
    seek: slider("seek"),
    time: block("time"),
    mute: button("mute"),
    volume: slider("volume"),
    speed: button("speed"),
    captions: button("captions"),
    picture: button("picture"),
    fullscreen: button("fullscreen"),
    cues: block("cues"),
    announcement: block("announcement"),
    waiting: block("waiting"),
    error: block("error"),
    message: block("message"),
    retry: button("retry"),
  };
}

export type PlayerElements = ReturnType<typeof findPlayerElements>;

export const press = (button: HTMLButtonElement, on: boolean): void => button.setAttribute("aria-pressed", String(on));
