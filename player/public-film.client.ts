import type { CopyFile } from "#features/public-films/model/copies.ts";
import { type CopyFailure, type FilmReport, reportPath } from "#features/public-films/model/film-report.ts";
import type { PageCopy, PageFilm } from "#features/public-films/model/page-film.ts";
import type { Captions } from "./captions.client.ts";
import { type Connection, filesInOrder, isOfLength, isSlow } from "./copy-choice.ts";
import type { FilmSourceLoader } from "./film-source.client.ts";
import { browserSupport } from "./hls-playback.client.ts";
import type { OwnFilmPlayer } from "./own-film.client.ts";
import type { PlaybackErrors } from "./playback-errors.client.ts";
import type { PlayerPage } from "./player-elements.client.ts";
import { qualityLabels } from "./quality-labels.ts";
import type { connectQuality } from "./settings-menu.client.ts";
import { watchSilence } from "./silent-source.client.ts";

type Deps = {
  source: FilmSourceLoader;
  captions: Captions;
  errors: PlaybackErrors;
  quality: ReturnType<typeof connectQuality>;
  /** For a few seconds, over the picture. */
  say: (text: string) => void;
};

/** `current`: of `copies`; their number stands for the sample reel. */
type Session = Deps & {
  page: PlayerPage;
  data: PageFilm;
  /** Those that this browser plays. */
  copies: readonly PageCopy[];
  current: number;
  /** Counts loads. */
  attempt: number;
  /** Where the current copy was to start. */
  startS: number;
  /** A height that the visitor has chosen. */
  chosenHeight: number | null;
  /** The current copy has played. */
  hasStarted: boolean;
  /** Any of them has. */
  hasPlayed: boolean;
  /** Since the last copy that played, a host has answered. */
  isConnected: boolean;
  /** The page's policy has stopped a request of the current copy. */
  isRefused: boolean;
};

const copyOf = ({ copies, current }: Session): PageCopy | undefined => copies[current];

function report({ data: { subject } }: Session, host: FilmReport["host"], outcome: FilmReport["outcome"]): void {
  navigator.sendBeacon(reportPath, JSON.stringify({ subject, host, outcome } satisfies FilmReport));
}

const savesData = (): boolean =>
  isSlow("connection" in navigator ? (navigator.connection as Connection) : {}) || matchMedia("(prefers-reduced-data: reduce)").matches;

function filesOf({ page: { stage }, chosenHeight }: Session, { files }: PageCopy): CopyFile[] {
  if (chosenHeight !== null) return filesInOrder(files, chosenHeight, false);
  return filesInOrder(files, stage.clientHeight * devicePixelRatio, savesData());
}

/** Whether a host of the film answers, with whatever status. A file's own address, because another one may redirect to a host that the policy does not name. */
async function answersOne({ copies }: Session): Promise<boolean> {
  const files = new Map(copies.flatMap(({ host, files: [file] }) => (file ? [[host, file.url]] : [])));
  const request = { method: "HEAD", mode: "no-cors", cache: "no-store", credentials: "omit" } as const;
  const answers = [...files.values()].map((url) => fetch(url, { ...request, signal: AbortSignal.timeout(5000) }));
  return Promise.any(answers).then(
    () => true,
    () => false,
  );
}

function sayWhatPlays(session: Session): void {
  const { note, words } = session.page;
  const copy = copyOf(session);
  note.textContent = copy ? words.publicFilm.playsFrom(copy.hostName) : words.publicFilm.sampleReel;
}

function load(session: Session, startS: number, plays: boolean): void {
  const { source, errors, page, data, quality, captions, copies, current } = session;
  const copy = copyOf(session);
  Object.assign(session, { attempt: session.attempt + 1, startS, isRefused: false });
  errors.announce(null);
  sayWhatPlays(session);
  page.stage.toggleAttribute("data-reel", copy === undefined);
  quality.offerVersions({ labels: [], current: -1, choose: () => {} });
  if (current === copies.length) captions.replace(data.reel.captions, []);
  source.use(copy ? filesOf(session, copy) : data.reel.sources, { atS: copy ? startS : 0, plays });
}

/** The site can be reached, and none of the film's hosts: the reel plays until the network is another one. */
function playReelMeanwhile(session: Session): void {
  const { startS, copies, say, page } = session;
  session.current = copies.length;
  say(page.words.publicFilm.unreachable);
  load(session, startS, true);
  const beginAgain = () => {
    session.current = 0;
    load(session, startS, true);
  };
  addEventListener("online", beginAgain, { once: true });
}

/** Leaves the current copy for the next one, or for the sample reel. */
async function leave(session: Session, failure: CopyFailure): Promise<void> {
  const { page, errors, attempt, say } = session;
  const { film } = page;
  const words = page.words.publicFilm;
  const copy = copyOf(session);
  if (!copy) return;
  // The browser moves a position behind the end of another film to its end.
  const positionS = failure === "wrong-length" ? session.startS : film.currentTime;
  const plays = !film.paused;
  session.isConnected ||= failure === "wrong-length" || (navigator.onLine && (await answersOne(session)));
  // Meanwhile the visitor may have tried again.
  if (session.attempt !== attempt) return;
  if (!session.isConnected && (session.hasPlayed || !navigator.onLine)) return errors.fail("network", words.noInternet);
  if (!session.isConnected) return playReelMeanwhile(session);
  report(session, copy.host, failure);
  Object.assign(session, { current: session.current + 1, hasStarted: false });
  say(words.leftFor(copy.host, failure, copyOf(session)?.host ?? null));
  load(session, positionS, plays);
}

/** The heights of the copy as the menu's qualities. */
function offerHeights(session: Session, copy: PageCopy): void {
  const { quality, page } = session;
  const { film } = page;
  const files = copy.files.filter(({ height }) => height !== null);
  quality.offerVersions({
    labels: qualityLabels(files.map(({ height }) => ({ height: height ?? 0, bitrate: 0 }))),
    current: files.findIndex(({ url }) => url === film.currentSrc),
    choose: (index) => {
      session.chosenHeight = files[index]?.height ?? null;
      load(session, film.currentTime, !film.paused);
    },
  });
}

function watch(session: Session): void {
  const { film } = session.page;
  film.addEventListener("loadedmetadata", () => {
    const copy = copyOf(session);
    if (!copy) return;
    if (isOfLength(film.duration, copy.length)) offerHeights(session, copy);
    else void leave(session, "wrong-length");
  });
  film.addEventListener("playing", () => {
    const copy = copyOf(session);
    if (!copy || session.hasStarted) return;
    Object.assign(session, { hasStarted: true, hasPlayed: true, isConnected: false });
    report(session, copy.host, "started");
  });
  document.addEventListener("securitypolicyviolation", () => (session.isRefused = true));
  watchSilence(film, () => void leave(session, "slow"));
}

function playableCopies(film: HTMLVideoElement, copies: readonly PageCopy[]): PageCopy[] {
  const { plays } = browserSupport(film);
  return copies.map((copy) => ({ ...copy, files: copy.files.filter(({ type }) => plays(type)) })).filter(({ files }) => files.length > 0);
}

/**
 * Plays a film from public archives: one copy after another until one plays, then the sample reel. Requests nothing before the film is to play. `null`:
 * the document has none.
 */
export function connectPublicFilm(page: PlayerPage, deps: Deps): OwnFilmPlayer | null {
  const { stage, film } = page;
  const text = stage.dataset.publicFilm;
  if (text === undefined) return null;
  const data = JSON.parse(text) as PageFilm;
  const session: Session = {
    ...{ ...deps, page, data, copies: playableCopies(film, data.copies), current: 0, attempt: 0, startS: 0 },
    ...{ chosenHeight: null, hasStarted: false, hasPlayed: false, isConnected: false, isRefused: false },
  };
  return {
    start(): void {
      watch(session);
      sayWhatPlays(session);
      const begin = () => load(session, film.currentTime, true);
      const isWanted = !film.paused;
      deps.source.clear();
      if (isWanted) begin();
      else film.addEventListener("play", begin, { once: true });
    },
    retry: () => load(session, film.currentTime, true),
    onFailure(reason): void {
      if (!copyOf(session)) deps.errors.fail(reason);
      else void leave(session, session.isRefused ? "refused" : reason === "network" ? "slow" : "missing");
    },
  };
}
