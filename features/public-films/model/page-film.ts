import type { PlayerFilm, VideoSubject } from "#domain/player.ts";
import type { CopyFile, OfferedCopy, PublicFilm } from "./copies.ts";

/** A copy as the player's page has it. */
export type PageCopy = Pick<OfferedCopy, "host" | "hostName" | "files" | "length">;

/** What the player needs of a public film. `reel`: the sample film, for when every copy has failed. */
export type PageFilm = { subject: VideoSubject; copies: PageCopy[]; reel: Pick<PlayerFilm, "sources" | "captions"> };

/** A browser would load a larger file at the speed of an original, which hosts ask not to do. */
const maxFileBytes = 1_000_000_000;

export const isOfferedFile = ({ bytes }: Pick<CopyFile, "bytes">): boolean => bytes === null || bytes <= maxFileBytes;

/** The copies from the `start`-th on, and round. */
export function copiesFrom({ copies }: Pick<PublicFilm, "copies">, start: number): PageCopy[] {
  return [...copies.slice(start), ...copies.slice(0, start)].map(({ host, hostName, files, length }) => ({ host, hostName, files, length }));
}
