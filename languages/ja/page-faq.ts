import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string => (archives ? "「ここで見られる」と表示された作品には、このサイトまたは公開アーカイブに動画があります。" : "");

const reason = (archives: boolean): string =>
  `このサイトの運営者が、その作品の動画をまだ用意していない${archives ? "うえに、把握している公開アーカイブにもないか、どのアーカイブも応答しなかった" : ""}ためです。`;

export const words: Words["page-faq"] = {
  title: "よくある質問",
  description: (siteName) => `${siteName}についての13の質問と短い答え。どんなサイトか、料金、映画が読み込まれないときの対処、利用者について把握していること。`,
  lead: prose`13の質問に短くお答えします。手順を追った説明は、${{ text: "サポート", to: paths.support }}のページをご覧ください。`,
  basics: {
    title: "基本",
    questions: (siteName) => [
      {
        question: `${siteName}とは何ですか？`,
        answer: "映画、シリーズ、それを作った人たちを探せる無料のウェブサイトです。どの作品のページにもプレーヤーがあり、その場で見始められます。",
      },
      { question: "料金はかかりますか？", answer: "かかりません。定額プランも、期限のあるお試しも、購入するものもありません。" },
      { question: "アカウントは必要ですか？", answer: "いいえ。作りたくても作れません。ページを開いて「再生」を押してください。" },
    ],
  },
  catalog: {
    title: "カタログ",
    choice: {
      question: "何が見られますか？",
      live: (archives) =>
        `成人向け作品を除く、あらゆる映画とシリーズです。作品を再生できるかどうかは、プレーヤーで選べるサーバーによります。${marked(archives)}`,
      sample: (archives) => `${sampleNote}シリーズは、サイレント時代の連続活劇からウェブ向けの番組までそろっています。${marked(archives)}`,
    },
    search: {
      question: "作品はどうやって探しますか？",
      answer: prose`検索欄に2文字以上を入力し、「映画」「シリーズ」「人物」のどれかを選んでください。眺めながら探すなら、${{ text: "ジャンル", to: paths.genres }}や${{ text: "高評価", to: paths.top }}から始めてください。`,
    },
    facts: {
      question: "あらすじや評価はどこから来ていますか？",
      live: `会員が書き込み、評価する映画データベース、TMDBからです。${providerNotice}`,
      sample: "作品の情報は事実で、紹介文は独自に書いたものです。評価とレビューはサンプルです。ページの見え方を示すためのもので、誰かの意見ではありません。",
    },
  },
  player: {
    title: "プレーヤー",
    servers: {
      question: "サーバーとは何ですか？",
      own: "同じ作品を再生できる、いくつかの場所です。遅いときや応答しないときは、次のサーバーを選んでください。ページのほかの部分は変わりません。",
      others:
        "同じ作品を再生できる、いくつかの場所です。ほかの会社のサーバーもあります。遅いときや応答しないときは、次のサーバーを選んでください。ページのほかの部分は変わりません。",
    },
    loading: {
      question: "映画が読み込まれません。どうすればよいですか？",
      answer: prose`数秒待ってから、別のサーバーを選んでください。どれでも始まらないときは、ページを再読み込みしてください。ほかに試せることは、${{ text: "サポート", to: paths.support }}のページにあります。`,
    },
    sampleReel: {
      question: "選んだ作品ではなくサンプル映像が再生されるのはなぜですか？",
      own: (archives) =>
        `${reason(archives)}短い映像で、プレーヤーの動作を確認できます。${archives ? "" : "このサイトのサーバーはすべて独自のものなので、別のサーバーでも同じ映像が再生されます。"}`,
      others: (archives) => `${reason(archives)}別のサーバーにはあるかもしれません。`,
    },
    captions: {
      question: "字幕はありますか？",
      own: "作品に字幕が付いていれば、あります。プレーヤーの字幕ボタンまたはCキーを使ってください。",
      others:
        "作品に字幕が付いていれば、あります。このサイトのプレーヤーでは、字幕ボタンまたはCキーを使ってください。ほかの会社のサーバーには、別の字幕があるかもしれません。",
    },
    devices: {
      question: "スマートフォン、テレビ、キーボードでも使えますか？",
      answer:
        "はい。ページはどの画面にも合い、すべての操作がキーボードやリモコンででき、スクリーンリーダーですべてを読み上げられます。ほとんどのページは、JavaScriptをオフにしても使えます。",
    },
  },
  rules: {
    title: "きまり",
    privacy: {
      question: "利用者について、何を把握していますか？",
      answer: prose`ほとんど何も把握していません。アカウントはなく、Cookieは設定せず、検索や視聴の記録も残しません。マイリストと再生位置は、自分の端末にあります。詳しくは${{ text: "プライバシーポリシー", to: paths.privacy }}をご覧ください。`,
    },
    copyright: { question: "映画の権利は誰にあり、著作権に関する申し立てはどこにすればよいですか？", answer: disclaimer },
  },
};
