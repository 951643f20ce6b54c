const speaker = '<path d="M11 5 6.5 9H3.5v6h3L11 19z"/>';
const turnBack = '<path d="M5 12.5A7 7 0 1 0 7.6 7"/><path d="M4.8 4.2v4.3h4.3"/>';
const ten = '<path d="M9.6 10.4v4.8"/><rect x="12" y="10.4" width="2.8" height="4.8" rx="1.4"/>';

const shapes = {
  play: '<path class="solid" d="M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.2 4.1a.8.8 0 0 0-1.2.7z"/>',
  pause: '<path class="solid" d="M6.5 5h3.6v14H6.5zM13.9 5h3.6v14h-3.6z"/>',
  replay: turnBack,
  back: `${turnBack}<g class="thin">${ten}</g>`,
  forward: `<g transform="matrix(-1 0 0 1 24 0)">${turnBack}</g><g class="thin">${ten}</g>`,
  sound: `${speaker}<path d="M15 9a4.2 4.2 0 0 1 0 6M17.8 6.2a8.2 8.2 0 0 1 0 11.6"/>`,
  muted: `${speaker}<path d="m15.5 9.5 5 5m0-5-5 5"/>`,
  captions: '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M6.8 12h3M12.4 12h4.8M6.8 15.3h6.2M15.6 15.3h1.6"/>',
  captionsOn:
    '<path class="solid" fill-rule="evenodd" d="M6 4.2h12a3.8 3.8 0 0 1 3.8 3.8v8a3.8 3.8 0 0 1-3.8 3.8H6A3.8 3.8 0 0 1 2.2 16V8A3.8 3.8 0 0 1 6 4.2zM6 11v2h4.4v-2zm6 0v2h6v-2zm-6 3.4v2h7.4v-2zm9 0v2h3v-2z"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="m10.3 3-.5 2.4-1.7 1-2.4-.7-1.7 3 1.8 1.6v2L4 13.9l1.7 3 2.4-.8 1.7 1 .5 2.5h3.4l.5-2.5 1.7-1 2.4.8 1.7-3-1.8-1.6v-2L20 8.7l-1.7-3-2.4.7-1.7-1-.5-2.4z"/>',
  picture: '<rect x="3" y="5" width="18" height="14" rx="2"/><path class="solid" d="M12 12h6.5v4.5H12z"/>',
  cast: '<path d="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14M3 12a7 7 0 0 1 7 7M3 16a3 3 0 0 1 3 3"/>',
  expand: '<path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4"/>',
  shrink: '<path d="M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
};

/** `when`: a class that shows one of a button's two icons. */
export const icon = (name: keyof typeof shapes, when = ""): string => `<svg class="icon ${when}" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
