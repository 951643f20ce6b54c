import type { PlayerFilm } from "#domain/player.ts";
import { episodeInWords } from "#domain/season-order.ts";
import { controlBar, stateOverlays } from "./control-bar.ts";
import type { PlayerPageSubject } from "./player-address.ts";

export type PlayerDocument = PlayerFilm & {
  /** "Server 3": shown, so that a change of server can be seen. */
  slotName: string;
  serverId: string;
  subject: PlayerPageSubject;
  /** Addresses of the built script and style; `null` where the script brings its style along (development). */
  assets: { script: string; style: string | null };
  siteName: string;
};

/** The document of the first-party player: complete without script (the browser's own controls), no inline script or style. */
export function playerDocument(page: PlayerDocument): string {
  const { slotName, serverId, subject, assets, siteName } = page;
  const what = [subject.title, episodeOf(subject)].filter((part) => part !== undefined && part !== "").join(", ");
  const title = [what, slotName, siteName].filter((part) => part !== "").join(" · ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="dark">
<title>${escaped(title)}</title>
${assets.style === null ? "" : `<link rel="stylesheet" href="${escaped(assets.style)}">`}
<script type="module" src="${escaped(assets.script)}"></script>
</head>
<body>
<main class="stage" data-stage data-server="${escaped(serverId)}">
${filmElement(page, what === "" ? "Film" : what)}
<h1 class="badge"><span class="server">${escaped(slotName)}</span>${what === "" ? "" : ` <span class="what">${escaped(what)}</span>`}</h1>
${stateOverlays()}
${controlBar()}
</main>
</body>
</html>
`;
}

function filmElement({ sources, captions, poster }: PlayerFilm, name: string): string {
  // Captions from another host load only under CORS, and then the film is asked for under CORS as well.
  const crossOrigin = captions.some(({ url }) => !/^\/(?!\/)/.test(url)) ? ' crossorigin="anonymous"' : "";
  const posterAttribute = poster === undefined ? "" : ` poster="${escaped(poster)}"`;
  const first = sources[0];
  return [
    `<video class="film" data-film aria-label="${escaped(name)}" controls playsinline preload="metadata"${posterAttribute}${crossOrigin}>`,
    ...sources.map(({ url, type }) => `<source src="${escaped(url)}" type="${escaped(type)}">`),
    ...captions.map(
      ({ url, lang, label, shownAtStart }) =>
        `<track kind="captions" src="${escaped(url)}" srclang="${escaped(lang)}" label="${escaped(label)}"${shownAtStart ? " default" : ""}>`,
    ),
    first === undefined ? "" : `<a href="${escaped(first.url)}">Open the film in another program</a>`,
    "</video>",
  ].join("\n");
}

const episodeOf = (subject: PlayerPageSubject): string | undefined => (subject.kind === "tv" ? episodeInWords(subject) : undefined);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text for an element or a quoted attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
