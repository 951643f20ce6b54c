import { escapeHtml } from "#domain/escape-html.ts";
import { speeds } from "#features/player/model/player-settings.ts";
import type { Words } from "#languages/words.ts";
import { icon } from "./icons.ts";

type PageWords = Words["player"]["playerPage"];

const option = (value: string, label: string): string => `<option value="${value}">${escapeHtml(label)}</option>`;

const field = (part: string, label: string, control: string, attributes = ""): string =>
  `<label class="field" data-part="${part}-field"${attributes}><span>${escapeHtml(label)}</span>${control}</label>`;

const choice = (part: string, label: string, options: readonly string[], attributes = ""): string =>
  field(part, label, `<select data-part="${part}">${options.join("")}</select>`, attributes);

const lookChoices = (look: PageWords["look"]): string[] =>
  Object.entries(look).map(([part, { label, choices }]) =>
    choice(
      `caption-${part}`,
      label,
      Object.entries(choices).map(([name, text]) => option(name, text)),
    ),
  );

const closeButton = (close: string, attributes: string): string =>
  `<button type="button" class="button" aria-label="${escapeHtml(close)}"${attributes}>${icon("close")}</button>`;

/** The menu behind the gear. Its fields are the browser's own: they work by touch, keyboard and screen reader, and in forced colors. */
export function settingsPanel(words: PageWords): string {
  return [
    '<div class="panel" data-part="panel" id="settings" popover role="dialog" aria-labelledby="settings-title">',
    `<header><h2 id="settings-title">${escapeHtml(words.settings)}</h2>${closeButton(words.close, ' popovertarget="settings" popovertargetaction="hide"')}</header>`,
    choice(
      "speed",
      words.speed,
      speeds.map((speed) => option(String(speed), words.speedLabel(speed))),
    ),
    choice("quality", words.quality, [], " hidden"),
    choice("audio", words.audio, [], " hidden"),
    choice("captions-choice", words.captions, []),
    '<div class="file">',
    `<button type="button" class="quiet" data-part="open-file">${escapeHtml(words.openCaptionsFile)}</button>`,
    `<input type="file" data-part="file" accept=".srt,.vtt,text/vtt,application/x-subrip" aria-label="${escapeHtml(words.openCaptionsFile)}" hidden>`,
    '<p data-part="file-status" role="status"></p>',
    "</div>",
    field("timing", words.ownFileTiming, '<input type="number" data-part="timing" min="-600" max="600" step="0.5" value="0">', " hidden"),
    ...lookChoices(words.look),
    field("single-keys", words.singleKeys, '<input type="checkbox" data-part="single-keys" checked>'),
    `<button type="button" class="quiet" data-part="open-shortcuts">${escapeHtml(words.shortcutsTitle)}</button>`,
    "</div>",
  ].join("\n");
}

export function shortcutsSheet(words: PageWords, { shortcuts }: Words["player"]["playerKeys"]): string {
  return [
    '<dialog class="panel sheet" data-part="sheet" aria-labelledby="sheet-title">',
    `<header><h2 id="sheet-title">${escapeHtml(words.shortcutsTitle)}</h2>${closeButton(words.close, ' data-part="close-sheet"')}</header>`,
    "<dl>",
    ...shortcuts.map(({ keys, does }) => `<div><dt>${escapeHtml(keys)}</dt><dd>${escapeHtml(does)}</dd></div>`),
    "</dl>",
    "</dialog>",
  ].join("\n");
}
