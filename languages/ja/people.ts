import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { decimal, number } from "./text.ts";

const ranks: Record<CreditSort, string> = { popularity: "人気順", newest: "新しい順", oldest: "古い順", rating: "評価の高い順" };
/** "映画61本、シリーズ12作品（新しい順）" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [`映画${number(films)}本`] : []), ...(series > 0 ? [`シリーズ${number(series)}作品`] : [])];
  return counts.length === 0 ? "作品なし" : `${counts.join("、")}（${ranks[sort]}）`;
}

const film = "映画";
const series = "シリーズ";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "人物を読み込み中",
    born: "生年月日",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date}（${age}歳）`),
    died: "没年月日",
    placeOfBirth: "出生地",
    knownFor: "主な分野",
    popularity: "人気度",
    biography: "略歴",
    noBiography: (name: string): string => `${name}の略歴はまだありません。`,
    filmography: "フィルモグラフィー",
    asActor: "出演",
    asCrew: "スタッフ",
    noActing: "出演作品は見つかりませんでした",
    noCrew: "スタッフとしての作品は見つかりませんでした",
    crewFilms: (count: number): string => `スタッフとして参加した映画${number(count)}本`,
    tvSeries: "シリーズ",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "無題",
    unknownYear: "年不明",
    showAll: (total: number): string => `${number(total)}件をすべて表示`,
    /** "新しい順に40件を表示しています。" */
    firstShown: (sort: CreditSort, count: number): string => `${ranks[sort]}に${number(count)}件を表示しています。`,
    sortAndFilter: "並べ替えと絞り込み",
    sortBy: "並べ替え",
    sorts: ranks,
    show: "表示",
    types: { all: "すべて", movies: "映画", tv: "シリーズ" },
    hideSelf: (count: number): string => `本人としての出演を隠す（${number(count)}）`,
    showSelf: (count: number): string => `本人としての出演を表示（${number(count)}）`,
    noSeries: "シリーズは見つかりませんでした",
    shownTitles,
    careerTimeline: "キャリアの歩み",
    film,
    series,
    legend: "上にあるほど評価が高く、大きいほど投票数が多い作品です。",
    plotLabel: (count: number): string => `年と評価で並べた${number(count)}作品。矢印キーで作品間を移動できます。`,
    decade: (firstYear: number): string => `${firstYear}年代`,
    pointType,
    /** "『Sherlock Jr.』、1924年の映画、評価8.1、1,204票" */
    pointName: (point: Point): string => `『${point.title}』、${point.year}年の${pointType(point)}、評価${decimal(point.rating)}、${number(point.votes)}票`,
    asTable: "キャリアの歩みを表で見る",
    columns: { title: "タイトル", type: "種類", year: "年", rating: "評価", votes: "投票数" },
    notPlotted: "日付または投票のない作品と、本人としての出演の大半は、図に含まれません。",
    workedMostWith: "共同作品の多い人",
    together: (titles: number): string => `共同作品${number(titles)}件`,
    togetherNote: "このサイトがこれまでに読み込んだキャスト・スタッフ情報から数えています。",
    notFound: "人物が見つかりません",
    notFoundText: "このURLの人物は登録されていません。リンクに誤りがある可能性があります。",
  },
};
