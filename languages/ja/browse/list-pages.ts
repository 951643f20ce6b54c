import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "ホーム", list: "人気の映画" },
    home: { page: "映画", list: "人気の映画" },
    top: { page: "高評価の映画", list: "高評価の映画" },
    series: { page: "シリーズ", list: "人気のシリーズ" },
    topSeries: { page: "高評価のシリーズ", list: "高評価のシリーズ" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}。映画、シリーズ、それを作った人たちを見つけて、「再生」を押すだけ。無料で、アカウントも不要です。`,
      keywords: ["映画", "シリーズ", "オンラインで見る", "無料"],
    },
    home: {
      description: () => "今夜見たい映画を集めました。人気の映画、話題の映画、今週のシリーズ。開いて「再生」を押すだけです。",
      keywords: ["映画", "人気の映画", "オンラインで見る", "無料"],
    },
    top: {
      description: () => "カタログの中で特に評価の高い映画を、ポスターで一覧に。開けば、キャスト、レビュー、プレーヤーがあります。",
      keywords: ["高評価の映画", "名作映画", "オンラインで見る"],
    },
    series: {
      description: () => "今夜から見始めたいシリーズを、シーズンごとに。どのエピソードにも、プレーヤーがあり、リンクを共有できます。",
      keywords: ["シリーズ", "人気のシリーズ", "エピソード", "オンラインで見る"],
    },
    topSeries: {
      description: () => "カタログの中で特に評価の高いシリーズを、シーズン、エピソード、キャスト、レビューとともに。どのエピソードにもプレーヤーがあります。",
      keywords: ["高評価のシリーズ", "名作シリーズ", "オンラインで見る"],
    },
  } as Record<ListPageName, Description>,
};
