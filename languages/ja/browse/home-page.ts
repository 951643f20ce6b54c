import { titled } from "../text.ts";

export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "映画もシリーズも無料。\nアカウントは不要。",
  watchButton: (name: string): string => `${name}で見る`,
  welcome: "ようこそ",
  searchLabel: "見たい作品を探す",
  /** The h1 of /home, for screen readers. */
  heading: "映画",
  trendingNow: "いま話題の作品",
  carousel: "カルーセル",
  carouselLabel: "話題の映画",
  slide: "スライド",
  slideLabel: (number: number, count: number): string => `${number} / ${count}`,
  pause: "カルーセルを一時停止",
  resume: "カルーセルを再開",
  showSlide: (title: string, number: number, count: number): string => `${titled(title)}を表示、${number} / ${count}`,
};
