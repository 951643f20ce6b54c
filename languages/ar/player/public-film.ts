import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

const names: Record<FilmHost, string> = { blender: "مشروع Blender", commons: "ويكيميديا كومنز", archive: "أرشيف الإنترنت" };

/** Nouns, because a verb would follow the gender of the host's name. */
const reasons: Record<CopyFailure, (host: string) => string> = {
  missing: (host) => `لا استجابة من ${host}.`,
  slow: (host) => `لا استجابة من ${host}.`,
  refused: (host) => `الفيلم لدى ${host} يأتي من مضيف لا يسمح به هذا الموقع.`,
  "wrong-length": (host) => `لدى ${host} فيلم آخر بهذا الاسم.`,
};

/** "لا استجابة من ويكيميديا كومنز. تجري تجربة أرشيف الإنترنت." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = reasons[failure](names[host]);
  if (next === null) return `${left} يُعرض مقطع تجريبي بدلًا منه.`;
  return `${left} ${next === host ? "تجري تجربة نسخة أخرى هناك." : `تجري تجربة ${names[next]}.`}`;
}

export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `يُعرض من ${hostName}`,
  leftFor,
  noInternet: {
    what: "يأتي هذا الفيلم من الإنترنت، ولا يمكن الوصول إلى أي من مضيفيه.",
    advice: "يُرجى التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.",
  },
  unreachable: "لا يمكن الوصول من هنا إلى أي من مضيفي هذا الفيلم. يُعرض مقطع تجريبي مؤقتًا.",
};
