/** The player's own controls as markup. They are hidden until the script replaces the browser's controls. */

const speaker = '<path d="M11 5 6.5 9H3.5v6h3L11 19z"/>';
const icons = {
  play: '<path class="solid" d="M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.2 4.1a.8.8 0 0 0-1.2.7z"/>',
  pause: '<path class="solid" d="M6.5 5h3.6v14H6.5zM13.9 5h3.6v14h-3.6z"/>',
  replay: '<path d="M5 12.5A7 7 0 1 0 7.6 7"/><path d="M4.8 4.2v4.3h4.3"/>',
  sound: `${speaker}<path d="M15 9a4.2 4.2 0 0 1 0 6M17.8 6.2a8.2 8.2 0 0 1 0 11.6"/>`,
  muted: `${speaker}<path d="m15.5 9.5 5 5m0-5-5 5"/>`,
  captions: '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M6.8 12h3M12.4 12h4.8M6.8 15.3h6.2M15.6 15.3h1.6"/>',
  captionsOn:
    '<path class="solid" fill-rule="evenodd" d="M6 4.2h12a3.8 3.8 0 0 1 3.8 3.8v8a3.8 3.8 0 0 1-3.8 3.8H6A3.8 3.8 0 0 1 2.2 16V8A3.8 3.8 0 0 1 6 4.2zM6 11v2h4.4v-2zm6 0v2h6v-2zm-6 3.4v2h7.4v-2zm9 0v2h3v-2z"/>',
  picture: '<rect x="3" y="5" width="18" height="14" rx="2"/><path class="solid" d="M12 12h6.5v4.5H12z"/>',
  expand: '<path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4"/>',
  shrink: '<path d="M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4"/>',
};

const icon = (name: keyof typeof icons, when = ""): string => `<svg class="icon ${when}" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`;

const button = (part: string, label: string, content: string, attributes = ""): string =>
  `<button type="button" class="button ${part}" data-part="${part}" aria-label="${label}"${attributes}>${content}</button>`;

/** A toggle button: `aria-pressed` holds its state, and its label does not change. */
const toggle = (part: string, label: string, off: string, on: string): string => button(part, label, off + on, ' aria-pressed="false"');

export function controlBar(): string {
  return [
    '<div class="bar" data-part="bar" role="group" aria-label="Player controls" hidden>',
    '<input class="slider seek" data-part="seek" type="range" min="0" max="0" step="0.1" value="0" aria-label="Seek">',
    '<div class="row">',
    button("play", "Play", icon("play", "while-still") + icon("pause", "while-playing")),
    toggle("mute", "Mute", icon("sound", "when-off"), icon("muted", "when-on")),
    '<input class="slider volume" data-part="volume" type="range" min="0" max="1" step="0.05" value="1" aria-label="Volume">',
    '<p class="time" data-part="time">0:00</p>',
    button("speed", "Speed 1×", "1×"),
    toggle("captions", "Captions", icon("captions", "when-off"), icon("captionsOn", "when-on")),
    toggle("picture", "Picture in picture", icon("picture"), ""),
    toggle("fullscreen", "Full screen", icon("expand", "when-off"), icon("shrink", "when-on")),
    "</div>",
    "</div>",
  ].join("\n");
}

/** Overlays on the picture. `announcement` reports what a key press did. */
export function stateOverlays(): string {
  return [
    '<p class="cues"><span data-part="cues"></span></p>',
    button("big-play", "Play", icon("play", "when-off") + icon("replay", "when-on"), " hidden"),
    '<p class="announcement" data-part="announcement" role="status"></p>',
    '<div class="waiting" data-part="waiting" hidden><span class="spinner" aria-hidden="true"></span></div>',
    '<div class="error" data-part="error" role="alert" hidden>',
    '<p data-part="message"></p>',
    '<button type="button" class="retry" data-part="retry">Try again</button>',
    "</div>",
  ].join("\n");
}
