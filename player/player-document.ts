import { escapeHtml } from "#domain/escape-html.ts";
import { type Language, rootAttributes } from "#domain/languages.ts";
import { type OwnFilm, ownFilmPath } from "#domain/own-film.ts";
import type { PlayerFilm, VideoSubject } from "#domain/player.ts";
import type { PageFilm } from "#features/public-films/model/page-film.ts";
import type { Words } from "#languages/words.ts";
import { controlBar, stateOverlays } from "./control-bar.ts";
import { settingsPanel, shortcutsSheet } from "./settings-panel.ts";
import { isPlaylist, type PlayableSource } from "./source-choice.ts";

export type PlayerDocument = Omit<PlayerFilm, "sources"> & {
  sources: readonly PlayableSource[];
  /** What the operator's library has of the title; `sources` and `captions` are of its first part. */
  own?: OwnFilm | undefined;
  /** Public archives have the title; `sources` are of the first copy. */
  publicFilm?: PageFilm | undefined;
  serverId: string;
  subject: VideoSubject;
  /** Addresses of what the film's playlist needs first. */
  first?: readonly string[];
  /** Addresses of the built files. In development `style` is `null`, because the script imports it. `imports`: what the script imports. `hls`: what plays playlists. */
  assets: { script: string; imports: string[]; style: string | null; hls: string | null };
  language: Language;
  words: Pick<Words, "player" | "site">;
  /** The file of the player's words, after those that it imports. */
  wordFiles: readonly string[];
  siteName: string;
  /** The film is the sample film. */
  isSample: boolean;
};

/** The first-party player's document. Without script it has the browser's controls. The title comes from the page around it. */
export function playerDocument(page: PlayerDocument): string {
  const { serverId, subject, assets, siteName, own, publicFilm, sources, language, wordFiles } = page;
  const { playerPage, playerKeys } = page.words.player;
  const isByHls = sources[0] !== undefined && isPlaylist(sources[0].type);
  const [title, episode] = subject.kind === "tv" ? ["", capitalized(page.words.site.episodeCode.episodeInWords(subject))] : [playerPage.film, ""];
  const name = title || episode;
  return `<!doctype html>
<html ${rootAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(`${name} · ${siteName}`)}</title>
${assets.style === null ? "" : `<link rel="stylesheet" href="${escapeHtml(assets.style)}">`}
<script type="module" src="${escapeHtml(assets.script)}"></script>
${[...assets.imports, ...wordFiles, ...(isByHls && assets.hls ? [assets.hls] : [])].map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`).join("")}
</head>
<body>
<main class="stage" data-stage data-server="${escapeHtml(serverId)}" data-words="${escapeHtml(wordFiles.at(-1) ?? "")}"${own === undefined ? "" : ownFilmAttributes(page, own)}${publicFilm === undefined ? "" : ` data-public-film="${escapeHtml(JSON.stringify(publicFilm))}"`}>
${filmElement(page, name)}
<div class="badge">
<h1 class="name"><span class="title" data-part="title" dir="auto">${escapeHtml(title)}</span> <span class="episode" data-part="episode" dir="auto">${escapeHtml(episode)}</span></h1>
<p class="note" data-part="note">${escapeHtml(noteOf(page))}</p>
</div>
${stateOverlays(playerPage)}
${controlBar(playerPage)}
${settingsPanel(playerPage)}
${shortcutsSheet(playerPage, playerKeys)}
</main>
</body>
</html>
`;
}

function noteOf({ isSample, publicFilm: film, words: { player } }: PlayerDocument): string {
  const [copy] = film?.copies ?? [];
  if (copy) return player.publicFilm.playsFrom(copy.hostName);
  return isSample ? player.publicFilm.sampleReel : "";
}

/** For the script: all versions and parts, the address of their current list, and what it requests before hls.js does. */
const ownFilmAttributes = ({ subject, language, first = [] }: PlayerDocument, own: OwnFilm): string =>
  [
    ` data-own="${escapeHtml(JSON.stringify(own))}" data-own-address="${escapeHtml(ownFilmPath(subject, language))}"`,
    first.length === 0 ? "" : ` data-first="${escapeHtml(JSON.stringify(first))}"`,
  ].join("");

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function filmElement({ sources, captions, poster, publicFilm, words: { player } }: PlayerDocument, name: string): string {
  // Captions from another host load under CORS alone, and `crossorigin` applies to the film as well.
  const crossOrigin = captions.some(({ url }) => !/^\/(?!\/)/.test(url)) ? ' crossorigin="anonymous"' : "";
  const posterAttribute = poster === undefined ? "" : ` poster="${escapeHtml(poster)}"`;
  const first = sources[0];
  // A browser that plays playlists itself would start one that hls.js is about to take over. Public archives are asked for nothing before the press.
  const preload = publicFilm !== undefined || (first !== undefined && isPlaylist(first.type)) ? "none" : "metadata";
  return [
    `<video class="film" data-film aria-label="${escapeHtml(name)}" controls playsinline preload="${preload}"${posterAttribute}${crossOrigin}>`,
    ...sources.map(
      ({ url, type, needs }) => `<source src="${escapeHtml(url)}" type="${escapeHtml(type)}"${needs ? ` data-needs="${escapeHtml(needs)}"` : ""}>`,
    ),
    ...captions.map(
      ({ url, lang, label, shownAtStart }) =>
        `<track kind="captions" src="${escapeHtml(url)}" srclang="${escapeHtml(lang)}" label="${escapeHtml(label)}"${shownAtStart ? " default" : ""}>`,
    ),
    first === undefined ? "" : `<a href="${escapeHtml(first.url)}">${escapeHtml(player.playerPage.openElsewhere)}</a>`,
    "</video>",
  ].join("\n");
}
