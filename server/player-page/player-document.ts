import { sampleReel } from "#domain/notices.ts";
import type { PlayerFilm } from "#domain/player.ts";
import { episodeInWords } from "#domain/season-order.ts";
import { controlBar, stateOverlays } from "./control-bar.ts";
import type { PlayerPageSubject } from "./player-address.ts";

export type PlayerDocument = PlayerFilm & {
  slotName: string;
  serverId: string;
  subject: PlayerPageSubject;
  /** Addresses of the built files. In development `style` is `null`, because the script imports it. */
  assets: { script: string; style: string | null };
  siteName: string;
  /** The film is the sample film. */
  isSample: boolean;
};

/** The first-party player's document. Without script it has the browser's controls. */
export function playerDocument(page: PlayerDocument): string {
  const { slotName, serverId, subject, assets, siteName, isSample } = page;
  const subjectText = [subject.title, episodeOf(subject)].filter((part) => part !== undefined && part !== "").join(", ");
  const title = [subjectText, slotName, siteName].filter((part) => part !== "").join(" · ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
${assets.style === null ? "" : `<link rel="stylesheet" href="${escapeHtml(assets.style)}">`}
<script type="module" src="${escapeHtml(assets.script)}"></script>
</head>
<body>
<main class="stage" data-stage data-server="${escapeHtml(serverId)}">
${filmElement(page, subjectText === "" ? "Film" : subjectText)}
<div class="badge">
<h1 class="name"><span class="server">${escapeHtml(slotName)}</span>${subjectText === "" ? "" : ` <span class="subject">${escapeHtml(subjectText)}</span>`}</h1>
${isSample ? `<p class="note">${escapeHtml(sampleReel)}</p>` : ""}
</div>
${stateOverlays()}
${controlBar()}
</main>
</body>
</html>
`;
}

function filmElement({ sources, captions, poster }: PlayerFilm, name: string): string {
  // Captions from another host load under CORS alone, and `crossorigin` applies to the film as well.
  const crossOrigin = captions.some(({ url }) => !/^\/(?!\/)/.test(url)) ? ' crossorigin="anonymous"' : "";
  const posterAttribute = poster === undefined ? "" : ` poster="${escapeHtml(poster)}"`;
  const first = sources[0];
  return [
    `<video class="film" data-film aria-label="${escapeHtml(name)}" controls playsinline preload="metadata"${posterAttribute}${crossOrigin}>`,
    ...sources.map(({ url, type }) => `<source src="${escapeHtml(url)}" type="${escapeHtml(type)}">`),
    ...captions.map(
      ({ url, lang, label, shownAtStart }) =>
        `<track kind="captions" src="${escapeHtml(url)}" srclang="${escapeHtml(lang)}" label="${escapeHtml(label)}"${shownAtStart ? " default" : ""}>`,
    ),
    first === undefined ? "" : `<a href="${escapeHtml(first.url)}">Open the film in another program</a>`,
    "</video>",
  ].join("\n");
}

const episodeOf = (subject: PlayerPageSubject): string | undefined => (subject.kind === "tv" ? episodeInWords(subject) : undefined);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** For text in an element or a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
