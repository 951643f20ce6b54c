import type { OwnFilm, OwnPart } from "#domain/own-film.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import type { Captions } from "./captions.client.ts";
import type { FilmSourceLoader } from "./film-source.client.ts";
import type { FilmTimeline } from "./film-timeline.client.ts";
import { browserSupport } from "./hls-playback.client.ts";
import { bestVersion, partProblem, versionLabels } from "./own-film.ts";
import type { PlaybackErrors } from "./playback-errors.client.ts";
import type { PlayerPage } from "./player-elements.client.ts";
import type { connectQuality } from "./settings-menu.client.ts";
import type { BrowserSupport } from "./source-choice.ts";
import { partAt, partStarts } from "./timeline.ts";

/** What the library has now. "gone": nothing of the title any more. */
async function requestOwnFilm(address: string): Promise<OwnFilm | "gone" | "failed"> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    if (response.status === 404 || response.status === 410) return "gone";
    return response.ok ? ((await response.json()) as OwnFilm) : "failed";
  } catch {
    return "failed";
  }
}

/** A video element does not say with which status its file failed; 0 if the server does not answer. */
async function statusOf(url: string): Promise<number> {
  try {
    const { status, body } = await fetch(url, { cache: "no-store", headers: { range: "bytes=0-0" } });
    await body?.cancel();
    return status;
  } catch {
    return 0;
  }
}

export type OwnFilmPlayer = { start(): void; retry(): void; onFailure(reason: PlayerError): void };

type Deps = {
  source: FilmSourceLoader;
  timeline: FilmTimeline;
  captions: Captions;
  errors: PlaybackErrors;
  quality: ReturnType<typeof connectQuality>;
};

/** domain/own-film.ts: a part that is being prepared is ready soon. */
const requestAgainMs = 3000;
/** A film that fails so soon after it was loaded anew is not loaded once more. */
const recoveredAfterMs = 30_000;

const notFound = 404;
const tooManyStreams = 503;

type Place = { version: number; part: number };

/** The film that plays. `own` and `place` change with the library and with the visitor's choices. */
type Session = Deps & {
  film: HTMLVideoElement;
  words: PlayerPage["words"]["playerPage"];
  address: string;
  support: BrowserSupport;
  own: OwnFilm;
  place: Place;
  recoveredAt: number;
};

const partsOf = ({ own }: Session, version: number): readonly OwnPart[] => own.versions[version]?.parts ?? [];
const currentPart = (session: Session): OwnPart | undefined => partsOf(session, session.place.version)[session.place.part];

/** Shows a part's captions, length and versions. Returns whether it can be loaded now. */
function moveTo(session: Session, next: Place): boolean {
  const { timeline, quality, captions, errors, support, words } = session;
  session.place = next;
  const lengths = partsOf(session, next.version).map(({ durationS }) => durationS);
  timeline.setParts({ lengths, current: next.part, goTo: (part, atS) => load(session, { ...next, part }, atS) });
  quality.offerVersions({ labels: versionLabels(session.own, words.ownFilm), current: next.version, choose: (version) => chooseVersion(session, version) });
  const part = currentPart(session);
  const problem = part === undefined ? words.ownFilm.gone : partProblem(part, support, words.ownFilm);
  captions.replace(part?.captions ?? [], part?.unsupportedSubtitles ?? []);
  if (problem !== null) errors.fail("format", problem, part?.download ?? null);
  return problem === null;
}

function load(session: Session, next: Place, atS: number, plays = !session.film.paused): void {
  const { source, errors } = session;
  if (!moveTo(session, next)) {
    source.clear();
    return;
  }
  const part = currentPart(session);
  if (part?.state === "preparing") return void waitForPart(session, atS, plays);
  errors.announce(null);
  source.use(part?.sources ?? [], { atS, plays });
}

function chooseVersion(session: Session, version: number): void {
  const starts = partStarts(partsOf(session, version).map(({ durationS }) => durationS)) ?? [0];
  const { part, atS } = partAt(starts, session.timeline.position());
  load(session, { version, part }, atS);
}

async function waitForPart(session: Session, atS: number, plays: boolean): Promise<void> {
  const { source, film, errors, words } = session;
  source.clear();
  if (plays) void film.play().catch(() => undefined);
  const waitedFor = currentPart(session);
  errors.announce(words.ownFilm.preparing);
  await new Promise((resolve) => setTimeout(resolve, requestAgainMs));
  // The visitor has chosen another version meanwhile.
  if (currentPart(session) === waitedFor) await reload(session, atS);
}

/** Continues with what the library has now. */
async function reload(session: Session, atS: number): Promise<void> {
  const { film, address, errors, support, place, words } = session;
  const plays = !film.paused;
  const answer = await requestOwnFilm(address);
  if (answer === "gone") return errors.fail("source", words.ownFilm.gone);
  if (answer === "failed") return errors.fail("network");
  session.own = answer;
  // By its place: another scan may have found another version.
  const version = place.version < answer.versions.length ? place.version : bestVersion(answer, support);
  load(session, { version, part: Math.min(place.part, partsOf(session, version).length - 1) }, atS, plays);
}

/** After a file failed: its address may have expired, or it was replaced. */
async function recover(session: Session): Promise<void> {
  const { film, errors, words } = session;
  const atS = film.currentTime;
  const status = await statusOf(currentPart(session)?.sources[0]?.url ?? "");
  if (status === tooManyStreams) return errors.fail("source", words.ownFilm.busy);
  if (performance.now() - session.recoveredAt < recoveredAfterMs)
    return errors.fail("source", status === notFound ? words.ownFilm.gone : words.failures.source);
  session.recoveredAt = performance.now();
  await reload(session, atS);
}

function start(session: Session, first: readonly string[]): void {
  const version = bestVersion(session.own, session.support);
  const isInDocument = version === 0 && currentPart(session)?.state === "ready";
  if (!isInDocument) load(session, { version, part: 0 }, session.film.currentTime);
  else if (moveTo(session, { version, part: 0 })) session.source.start(first);
}

/** Plays what the operator's library has of a title: its versions, its parts one after another, and the same file under a new address. `null`: the library has nothing of it. */
export function connectOwnFilm({ stage, film, words: { playerPage: words } }: PlayerPage, deps: Deps): OwnFilmPlayer | null {
  const { own: text, ownAddress: address, first = "[]" } = stage.dataset;
  if (text === undefined || address === undefined) return null;
  const own = JSON.parse(text) as OwnFilm;
  const session: Session = {
    ...deps,
    film,
    words,
    address,
    support: browserSupport(film),
    own,
    place: { version: 0, part: 0 },
    recoveredAt: Number.NEGATIVE_INFINITY,
  };
  film.addEventListener("ended", () => {
    if (!deps.timeline.isEnded()) load(session, { ...session.place, part: session.place.part + 1 }, 0, true);
  });
  return {
    start: () => start(session, JSON.parse(first) as string[]),
    retry: () => void reload(session, film.currentTime),
    onFailure(reason): void {
      if (reason !== "format") return void recover(session);
      const part = currentPart(session);
      deps.errors.fail(reason, (part && partProblem(part, session.support, words.ownFilm)) ?? words.failures.format, part?.download ?? null);
    },
  };
}
