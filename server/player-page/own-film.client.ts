import * as words from "#content/words/player-page.ts";
import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import type { PlayerError } from "#domain/player-protocol.ts";
import { browserSupport } from "./browser-support.client.ts";
import type { Captions } from "./captions.client.ts";
import type { FilmSourceLoader } from "./film-source.client.ts";
import type { FilmTimeline } from "./film-timeline.client.ts";
import { bestVersion, partProblem, versionLabels } from "./own-film.ts";
import { askOwnFilm, statusOf } from "./own-film-answer.client.ts";
import type { PlaybackErrors } from "./playback-errors.client.ts";
import type { PlayerElements } from "./player-elements.client.ts";
import type { connectQuality } from "./settings-menu.client.ts";
import { partAt, partStarts } from "./timeline.ts";

export type OwnFilmPlayer = { start(): void; retry(): void; onFailure(reason: PlayerError): void };

type Deps = {
  source: FilmSourceLoader;
  timeline: FilmTimeline;
  captions: Captions;
  errors: PlaybackErrors;
  quality: ReturnType<typeof connectQuality>;
};

/** As the API asks for (domain/own-film.ts). */
const askAgainMs = 3000;
/** A film that fails so soon after it was loaded anew is not loaded once more. */
const recoveredAfterMs = 30_000;

const notFound = 404;
const tooManyStreams = 503;

type Place = { version: number; part: number };

/** Plays what the operator's library has of a title: its versions, its parts one after another, and the same file under a new address. `null`: the library has nothing of it. */
export function connectOwnFilm({ stage, film }: PlayerElements, { source, timeline, captions, errors, quality }: Deps): OwnFilmPlayer | null {
  const { own: text, ownAddress: address } = stage.dataset;
  if (text === undefined || address === undefined) return null;
  let own = JSON.parse(text) as OwnFilm;
  let place: Place = { version: 0, part: 0 };
  let loadedAt = Number.NEGATIVE_INFINITY;
  const support = browserSupport(film);

  const partsOf = (version: number): readonly OwnPart[] => own.versions[version]?.parts ?? [];
  const currentPart = (): OwnPart | undefined => partsOf(place.version)[place.part];

  /** Returns whether the part can be loaded now. */
  function moveTo(next: Place): boolean {
    place = next;
    const parts = partsOf(place.version);
    timeline.setParts({ lengths: parts.map(({ durationS }) => durationS), current: place.part, goTo: (part, atS) => load({ ...place, part }, atS) });
    quality.offerVersions({ labels: versionLabels(own), current: place.version, choose: chooseVersion });
    const part = currentPart();
    const problem = part === undefined ? words.ownFilm.gone : partProblem(part, support);
    captions.replace(part?.captions ?? [], part?.unsupportedSubtitles ?? []);
    if (problem !== null) errors.fail("format", problem, part?.download ?? null);
    return problem === null;
  }

  function load(next: Place, atS: number, plays = !film.paused): void {
    if (!moveTo(next)) source.clear();
    else if (currentPart()?.state === "preparing") void waitForPart(atS, plays);
    else {
      errors.announce(null);
      source.use(currentPart()?.sources ?? [], { atS, plays });
    }
  }

  function chooseVersion(version: number): void {
    const starts = partStarts(partsOf(version).map(({ durationS }) => durationS)) ?? [0];
    const { part, atS } = partAt(starts, timeline.position());
    load({ version, part }, atS);
  }

  async function waitForPart(atS: number, plays: boolean): Promise<void> {
    source.clear();
    if (plays) void film.play().catch(() => undefined);
    const waitedFor = currentPart();
    errors.announce(words.ownFilm.preparing);
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    // The visitor has chosen another version meanwhile.
    if (currentPart() === waitedFor) await askAndLoad(atS);
  }

  /** Continues with what the library has now. */
  async function askAndLoad(atS: number): Promise<void> {
    const plays = !film.paused;
    const answer = await askOwnFilm(address ?? "");
    if (answer === "gone") return errors.fail("source", words.ownFilm.gone);
    if (answer === "failed") return errors.fail("network");
    own = answer;
    // By its place: another scan may have found another version.
    const version = place.version < own.versions.length ? place.version : bestVersion(own, support);
    load({ version, part: Math.min(place.part, partsOf(version).length - 1) }, atS, plays);
  }

  async function recover(): Promise<void> {
    const atS = film.currentTime;
    const status = await statusOf(currentPart()?.sources[0]?.url ?? "");
    if (status === tooManyStreams) return errors.fail("source", words.ownFilm.busy);
    if (performance.now() - loadedAt < recoveredAfterMs) return errors.fail("source", status === notFound ? words.ownFilm.gone : words.failures.source);
    loadedAt = performance.now();
    await askAndLoad(atS);
  }

  film.addEventListener("ended", () => {
    if (!timeline.isEnded()) load({ ...place, part: place.part + 1 }, 0, true);
  });

  return {
    start(): void {
      const version = bestVersion(own, support);
      const isInDocument = version === 0 && currentPart()?.state === "ready";
      if (!isInDocument) load({ version, part: 0 }, film.currentTime);
      else if (moveTo({ version, part: 0 })) source.start();
    },
    retry: () => void askAndLoad(film.currentTime),
    onFailure(reason): void {
      if (reason !== "format") return void recover();
      const part = currentPart();
      errors.fail(reason, (part && partProblem(part, support)) ?? words.failures.format, part?.download ?? null);
    },
  };
}
