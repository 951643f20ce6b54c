import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

const names: Record<FilmHost, string> = { blender: "Blenderプロジェクト", commons: "Wikimedia Commons", archive: "Internet Archive" };

/** Each follows the host's name. */
const reasons: Record<CopyFailure, string> = {
  missing: "が応答しません",
  slow: "が応答しません",
  refused: "は、このサイトが許可していないホストから映画を送っています",
  "wrong-length": "には、この名前で別の映画があります",
};

/** "Wikimedia Commonsが応答しません。Internet Archiveを試しています。" `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${names[host]}${reasons[failure]}。`;
  if (next === null) return `${left}代わりにサンプル映像を再生します。`;
  return `${left}${next === host ? "そこにある別のコピー" : names[next]}を試しています。`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `${hostName}から再生`,
  leftFor,
  noInternet: {
    what: "この映画はインターネット上にありますが、どのホストにも接続できません。",
    advice: "インターネット接続を確認して、もう一度試してください。",
  },
  unreachable: "この映画のどのホストにも、ここからは接続できません。つながるまで、サンプル映像を再生します。",
};
