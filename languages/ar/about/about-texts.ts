import type { AboutMovie, AboutSeries } from "../../en/about/about-texts.ts";
import { minutes } from "../counts.ts";
import { list, plural } from "../text.ts";

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

/** Names come from the provider, which has blank ones. */
const named = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== "");

/** A name such as "Harry Connick Jr." or "Safety Last!" brings its own mark. */
const asSentence = (text: string): string => (/[.!?؟…]$/.test(text) ? text : `${text}.`);

/** Sentences whose facts are missing are `null` and left out. */
const textOf = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(" ");

/** Directors or creators. */
const mostMakers = 3;
/** Production companies or networks. */
const mostCompanies = 2;

function withNames(beginning: string, names: readonly string[]): string | null {
  const all = named(names);
  return all.length === 0 ? null : `${beginning} ${inSentence(all)}`;
}

const genreSentence = (genres: readonly string[]): string | null => withNames(named(genres).length === 1 ? "تصنيفه:" : "تصنيفاته:", genres);

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `تقييمه التجريبي ${rating} من 10`;
  if (voteCount <= 0) return `تقييمه ${rating} من 10`;
  const votes = plural(voteCount, { zero: "# صوت", one: "صوت واحد", two: "صوتين", few: "# أصوات", many: "# صوتًا", other: "# صوت" });
  return `تقييمه ${rating} من 10 بناءً على ${votes}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  const directors = named(film.directors);
  const companies = named(film.companies).slice(0, mostCompanies);
  const credits = [
    ...(directors.length > 0 ? [`من إخراج ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`من إنتاج ${inSentence(companies)}`] : []),
  ];
  const beginning = year === null ? `${title} فيلم` : `${title} فيلم صدر عام ${year}`;
  return textOf([
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
  const { name, year, site } = series;
  const creators = named(series.creators);
  const networks = named(series.networks).slice(0, mostCompanies);
  const extent = extentOf(series.seasons, series.episodes);
  const beginning = [
    year === null ? "" : ` بدأ عرضه عام ${year}`,
    networks.length === 0 ? "" : `${year === null ? " عُرض أول مرة" : ""} على ${inSentence(networks)}`,
  ];
  return textOf([
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

export const aboutTexts = {
  aboutMovie,
  aboutSeries,
};
