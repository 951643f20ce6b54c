import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `${name}とは何ですか？`,
    answer: "映画、シリーズ、それを作った人たちを探せる無料のウェブサイトです。どの作品のページにもプレーヤーがあり、その場で見始められます。",
  },
  { question: "料金はかかりますか？", answer: "かかりません。定額プランも、期限のあるお試しも、購入するものもありません。" },
  { question: "アカウントは必要ですか？", answer: "いいえ。作りたくても作れません。ページを開いて「再生」を押してください。" },
];

const marked = ({ publicFilms }: PublicSite): string =>
  publicFilms ? "「ここで見られる」と表示された作品には、このサイトまたは公開アーカイブに動画があります。" : "";

const catalog = (site: PublicSite): Question[] => [
  {
    question: "何が見られますか？",
    answer:
      site.catalog === "live"
        ? `成人向け作品を除く、あらゆる映画とシリーズです。作品を再生できるかどうかは、プレーヤーで選べるサーバーによります。${marked(site)}`
        : `${sampleNote}シリーズは、サイレント時代の連続活劇からウェブ向けの番組までそろっています。${marked(site)}`,
  },
  {
    question: "作品はどうやって探しますか？",
    answer: prose`検索欄に2文字以上を入力し、「映画」「シリーズ」「人物」のどれかを選んでください。眺めながら探すなら、${{ text: "ジャンル", to: paths.genres }}や${{ text: "高評価", to: paths.top }}から始めてください。`,
  },
  {
    question: "あらすじや評価はどこから来ていますか？",
    answer:
      site.catalog === "live"
        ? `会員が書き込み、評価する映画データベース、TMDBからです。${providerNotice}`
        : "作品の情報は事実で、紹介文は独自に書いたものです。評価とレビューはサンプルです。ページの見え方を示すためのもので、誰かの意見ではありません。",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `このサイトの運営者が、その作品の動画をまだ用意していない${publicFilms ? "うえに、把握している公開アーカイブにもないか、どのアーカイブも応答しなかった" : ""}ためです。`;
  if (foreign) return `${reason}別のサーバーにはあるかもしれません。`;
  const end = publicFilms ? "" : "このサイトのサーバーはすべて独自のものなので、別のサーバーでも同じ映像が再生されます。";
  return `${reason}短い映像で、プレーヤーの動作を確認できます。${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "サーバーとは何ですか？",
      answer: foreign
        ? "同じ作品を再生できる、いくつかの場所です。ほかの会社のサーバーもあります。遅いときや応答しないときは、次のサーバーを選んでください。ページのほかの部分は変わりません。"
        : "同じ作品を再生できる、いくつかの場所です。遅いときや応答しないときは、次のサーバーを選んでください。ページのほかの部分は変わりません。",
    },
    {
      question: "映画が読み込まれません。どうすればよいですか？",
      answer: prose`数秒待ってから、別のサーバーを選んでください。どれでも始まらないときは、ページを再読み込みしてください。ほかに試せることは、${{ text: "サポート", to: paths.support }}のページにあります。`,
    },
    {
      question: "選んだ作品ではなくサンプル映像が再生されるのはなぜですか？",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "字幕はありますか？",
      answer: foreign
        ? "作品に字幕が付いていれば、あります。このサイトのプレーヤーでは、字幕ボタンまたはCキーを使ってください。ほかの会社のサーバーには、別の字幕があるかもしれません。"
        : "作品に字幕が付いていれば、あります。プレーヤーの字幕ボタンまたはCキーを使ってください。",
    },
    {
      question: "スマートフォン、テレビ、キーボードでも使えますか？",
      answer:
        "はい。ページはどの画面にも合い、すべての操作がキーボードやリモコンででき、スクリーンリーダーですべてを読み上げられます。ほとんどのページは、JavaScriptをオフにしても使えます。",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "利用者について、何を把握していますか？",
    answer: prose`ほとんど何も把握していません。アカウントはなく、Cookieは設定せず、検索や視聴の記録も残しません。マイリストと再生位置は、自分の端末にあります。詳しくは${{ text: "プライバシーポリシー", to: paths.privacy }}をご覧ください。`,
  },
  { question: "映画の権利は誰にあり、著作権に関する申し立てはどこにすればよいですか？", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "よくある質問",
  description: `${site.name}についての13の質問と短い答え。どんなサイトか、料金、映画が読み込まれないときの対処、利用者について把握していること。`,
  lead: prose`13の質問に短くお答えします。手順を追った説明は、${{ text: "サポート", to: paths.support }}のページをご覧ください。`,
  groups: [
    { title: "基本", questions: basics(site) },
    { title: "カタログ", questions: catalog(site) },
    { title: "プレーヤー", questions: player(site) },
    { title: "きまり", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
