import { playerDocument } from "#player/player-document.ts";
import { findPlayerElements, type PlayerElements } from "#player/player-elements.client.ts";
import { sampleFilm } from "#sample/film/sample-film.ts";

type Page = Parameters<typeof playerDocument>[0];

/** Writes the player's page into the document: with the sample film, or with another. */
export function openPlayerPage(film: Partial<Page> = {}): PlayerElements {
  const html = playerDocument({
    serverId: "2embed",
    subject: { kind: "movie", id: 19 },
    ...sampleFilm("/player/media"),
    assets: { script: "", style: null, hls: null },
    siteName: "Matinee",
    isSample: true,
    ...film,
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  return findPlayerElements(document);
}
