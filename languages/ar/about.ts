import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { minutes } from "./counts.ts";
import { list, plural } from "./text.ts";

/** "A", "A وB", "A، B وC". Of names with commas: "A؛ B, the Sequel؛ وC". */
function inSentence(names: readonly string[]): string {
  if (names.length > 1 && names.some((name) => /[,،] /.test(name))) return `${names.slice(0, -1).join("؛ ")}؛ و${names.at(-1)}`;
  return list(names);
}

/** "A، B، C وشخصين آخرين", after a preposition. */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  if (rest <= 0) return inSentence(names);
  const others = plural(rest, { zero: "# شخص آخر", one: "شخص آخر", two: "شخصين آخرين", few: "# أشخاص آخرين", many: "# شخصًا آخر", other: "# شخص آخر" });
  return inSentence([...names.slice(0, most), others]);
}

/** Directors or creators. */
const mostMakers = 3;

const withNames = (beginning: string, names: readonly string[]): string | null => (names.length === 0 ? null : `${beginning} ${inSentence(names)}`);

const genreSentence = (genres: readonly string[]): string | null => withNames(genres.length === 1 ? "تصنيفه:" : "تصنيفاته:", genres);

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `تقييمه التجريبي ${rating} من 10`;
  if (voteCount <= 0) return `تقييمه ${rating} من 10`;
  const votes = plural(voteCount, { zero: "# صوت", one: "صوت واحد", two: "صوتين", few: "# أصوات", many: "# صوتًا", other: "# صوت" });
  return `تقييمه ${rating} من 10 بناءً على ${votes}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const credits = [
    ...(directors.length > 0 ? [`من إخراج ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`من إنتاج ${inSentence(companies)}`] : []),
  ];
  const beginning = year === null ? `${title} فيلم` : `${title} فيلم صدر عام ${year}`;
  return sentences([
    credits.length === 0 ? beginning : `${beginning}${year === null ? "" : "،"} ${credits.join("، و")}`,
    withNames("من بطولة", film.cast),
    genreSentence(film.genres),
    runtime ? `مدة عرضه ${minutes(runtime)}` : null,
    ratingSentence(film),
    withNames("إن أعجبك، فقد يعجبك أيضًا:", film.similar),
    `يمكن مشاهدة ${title} على ${site.name} دون حساب: يكفي الضغط على زر التشغيل، وتجربة خادم آخر إن لم يعمل الأول`,
  ]);
}

/** "3 مواسم و24 حلقة", "3 مواسم", "24 حلقة" or "". After a preposition. */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [
    seasons && plural(seasons, { zero: "# موسم", one: "موسم واحد", two: "موسمين", few: "# مواسم", many: "# موسمًا", other: "# موسم" }),
    episodes && plural(episodes, { zero: "# حلقة", one: "حلقة واحدة", two: "حلقتين", few: "# حلقات", many: "# حلقة", other: "# حلقة" }),
  ]
    .filter(Boolean)
    .join(" و");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginning = [
    year === null ? "" : ` بدأ عرضه عام ${year}`,
    networks.length === 0 ? "" : `${year === null ? " عُرض أول مرة" : ""} على ${inSentence(networks)}`,
  ];
  return sentences([
    `${name} مسلسل${beginning.join("")}`,
    creators.length > 0 ? `وهو من ابتكار ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `يتألف من ${extent}`,
    withNames("يضم طاقم التمثيل", series.cast),
    genreSentence(series.genres),
    ratingSentence(series),
    withNames("إن أعجبك، فقد يعجبك أيضًا:", series.similar),
    `يمكن مشاهدة ${name} على ${site.name} دون حساب: يكفي اختيار موسم وحلقة، وتجربة خادم آخر إن لم يعمل الأول`,
  ]);
}

export const words: Words["about"] = { aboutMovie, aboutSeries };
