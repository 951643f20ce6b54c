import { words as player } from "#languages/en/player.ts";
import { words as site } from "#languages/en/site.ts";
import { playerDocument } from "#player/player-document.ts";
import { findPlayerElements, type PlayerPage } from "#player/player-elements.client.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";

type Options = Parameters<typeof playerDocument>[0];

/** Writes the player's page into the document: with the sample film, or with another; in English, unless the options name another language. */
export function openPlayerPage(options: Partial<Options> = {}): PlayerPage {
  const spoken = { language: "en", words: { player, site }, ...options } as const;
  const html = playerDocument({
    serverId: "2embed",
    subject: { kind: "movie", id: 19 },
    ...sampleFilm("/player/media", spoken.language),
    assets: { script: "", imports: [], style: null, hls: null },
    siteName: "Matinee",
    isSample: true,
    wordFiles: [],
    ...spoken,
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  return { ...findPlayerElements(document), language: spoken.language, words: spoken.words.player };
}
