import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const catalog = (site: PublicSite): ProseSection => ({
  title: "上映プログラム",
  blocks: [
    "映画、シリーズ、それを作った人たちが並んでいます。並んだポスターから、ジャンルから、名前から、うろ覚えのタイトルから。気になったものをたどってみてください。俳優から別の映画へ、一本の映画からよく似た六本へ、シリーズから次のシーズンへ。",
    site.catalog === "live"
      ? `作品と人物の情報は、映画データベースのTMDBから提供されています。${providerNotice}`
      : `${sampleNote}最初の月旅行からキートンやラングを経て、現代のオープンフィルムまでの映画がそろっています。`,
  ],
});

const watching = (site: PublicSite): ProseSection => ({
  title: "いちばんいい席",
  blocks: [
    "どの映画にも専用のページが、どのエピソードにも専用のリンクがあり、「今すぐ見る」を押せばまっすぐプレーヤーに進めます。サーバーが応答しないときは、タップするだけで別のサーバーに切り替えられます。キャスト、いくつかのレビュー、次に見る作品など、そのほかのものは、必要なときにすぐそばにあります。",
    `${site.name}は、古いスマートフォンでも速く、夜でも目に優しく、マウスがなくてもすべて使えるように作られています。スクリーンリーダーで全部を読むことができ、JavaScriptをオフにしても大半の機能が使えます。`,
  ],
});

const rules = (site: PublicSite): ProseSection => ({
  title: "館内のきまり",
  blocks: [
    `${site.name}は無料です。登録もログインもなく、入口で名前を尋ねる人もいません。検索や視聴の記録は残しません。マイリストと再生位置は自分の端末に残り、そこでエクスポートや削除ができます。`,
    prose`ウェブサイトがどうしても知ることになるわずかな情報については、${{ text: "プライバシーポリシー", to: paths.privacy }}で説明しています。短い文章です。`,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "映画は誰のものか",
  blocks: [disclaimer(site)],
});

const invitation = (): ProseSection => ({
  title: "さあ、中へ",
  blocks: [
    prose`客席の明かりはもう落ちています。今夜は${{ text: "ホーム", to: paths.landing }}から始まります。間違いを見つけたとき、作品が見つからないとき、よかったところを伝えたいときは、${{ text: "お問い合わせ", to: paths.contact }}からお知らせください。`,
  ],
});

const about = (site: PublicSite): StaticPage => ({
  title: `${site.name}について`,
  description: `${site.name}は、映画、シリーズ、それを作った人たちを見つけて、そのまま再生できる無料のサイトです。アカウントも面倒な手続きも不要。どの画面でも速く動きます。`,
  lead: "ウェブの上の小さな映画館。外はいつも夕暮れどきで、席はいつでも空いています。お尋ねするのは、今どんな気分か、それだけです。",
  sections: [catalog(site), watching(site), rules(site), copyright(site), invitation()],
});

export const words: Words["page-about"] = { page: about };
