import { paths } from "#domain/addresses.ts";
import { type Block, type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { list } from "./text.ts";
import { offlineCopies } from "./texts/offline-copies.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const accounts = (site: PublicSite): ProseSection => ({
  title: "アカウントはありません",
  blocks: [
    `${site.name}には、登録も、ログインも、定期購読もありません。名前も、メールアドレスも、クレジットカードもお尋ねしません。利用者のプロファイルを作ることはなく、検索や視聴の記録も残しません。追加した作品、視聴済みの作品、再生位置は、お使いの端末だけにあります。`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "ページを送るには、IPアドレスが必要です。一人の利用者がほかの利用者を締め出さないように、サーバーは、IPアドレスをそのままではわからない形に変えて、短い間だけメモリに保持します。IPアドレスそのものを保存することはありません。",
    "検索欄に入力された文字は、作品を探すために使われます。結果は、誰が検索したかの記録なしに数分間メモリに残り、ディスクやログに書き込まれることはありません。",
    "ログは、不具合を見つけるために使われます。検索した文字、参照元のページ、IPアドレスは含まれません。",
  ];
  if (site.catalog === "live")
    facts.push(
      "映画データベースに接続するのはこのサイトのサーバーで、お使いのブラウザが接続することはありません。データベースには、何が検索されたかは伝わりますが、誰が検索したかは伝わりません。",
    );
  return {
    title: "基本的な技術情報",
    blocks: [
      "ページを表示するために、サーバーは、どのページを、どこへ送ればよいかを知る必要があります。ブラウザは、自身の種類も伝えます。どのウェブサイトも、そこまでは知ることになります。このサイトでは、その情報を次のように扱います：",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "端末に残るもの",
  blocks: [
    "次に訪れたときに同じ状態で使えるように、ブラウザがいくつかの情報を端末に記憶します：",
    { list: [...new Set(storedKeys(site).map(({ text }) => text))] },
    prose`データの量の確認、エクスポート、削除、記憶の停止は、すべて${{ text: "設定ページ", to: paths.settings }}でできます。ブラウザに表示される名前ごとの一覧は、${{ text: "Cookieのページ", to: paths.cookies }}にあります。`,
    ...offlineCopies(site),
    "このサイトは、端末にこれ以外のものを保存しません。",
    "ブラウザは、どのサイトでも行うことをここでも行います。開いたページ（検索を含む）は履歴に残り、ページと画像のコピーはしばらくキャッシュに残ります。どちらもいつでも消去できます。",
  ],
});

/** What of it reaches the server, and what becomes of it. */
const sent = (): ProseSection => ({
  title: "端末から送信されるもの",
  blocks: [
    "端末に残るもののうち、このサイトに送信されるのは、次のものと、インポートに必要なもの（後述）だけです。いずれも記録されません。ログにページのURLは含まれません。作品を読み込めなかった場合、ログにその作品が記されることはありますが、誰が求めたかが記されることはありません。",
    {
      list: [
        "視聴する国。選ぶまでは、ブラウザが言語設定から推測します。IPアドレスから推測することはありません。それがこのサイトの国と異なる場合、映画やシリーズのページは、その国での情報をサーバーに問い合わせます。このとき、国と作品が伝えられます。",
        "作品の番号。マイリスト、「続きを見る」、共有リストでは、端末にないタイトル、画像、次のエピソードと、追加した作品のうち1つか2つに似た映画やシリーズを、サーバーに問い合わせます。このとき、カタログでの作品の番号が伝えられます。作品のページのURLに含まれるものと同じ番号です。追加したか、見たか、評価したかは伝えられません。",
        "共有リストのURL。リスト名と作品の番号を含みますが、サーバーには何も保存されません。それを開いたブラウザは、ほかのページと同じように、URLをサーバーに送信し、履歴に残します。",
        "カレンダー。追加した作品や見ている作品の日程をサーバーに問い合わせるとき、作品の番号と国が伝えられます。購読すると、その両方を含むURLがカレンダーサービスに伝わり、カレンダーサービスはそのURLでこのサイトのサーバーに問い合わせます。サーバーには何も保存されません。",
      ],
    },
  ],
});

const imports = (): ProseSection => ({
  title: "インポート",
  blocks: [
    "ほかのサービスからインポートするファイルは、ブラウザが読み取ります。中の作品を見つけるために、タイトル、年、IMDbとTMDBのID、映画とシリーズのどちらであるかが、50件ずつサーバーに送信されます。どの作品がどのIMDbのIDを持つかは、作品についてのほかの情報と同じように、サーバーに保存されます。日付、評価、メモ、リストは端末に残ります。ログにはそのどれも含まれず、誰のデータかを示す情報もありません。",
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "プレーヤー";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "このサイトのプレーヤーは、このサイト自身のページです。その中の動画は、このサイトの運営者が選んだ別のホストから送られることがあります。その場合、そのホストには、どのウェブサイトにも伝わる情報、つまりIPアドレスとブラウザの種類が伝わります。",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "このサイトの運営者は、プレーヤーが画面に入るとすぐに読み込む設定を選んでいます。"
      : "プレーヤーは、「再生」を押すかサーバーを選んだときにだけ読み込まれ、その前に読み込まれることはありません。そのサーバーが作品を再生できないと知らせてきた場合、ページは次のサーバーを試し、どこから再生するかを表示します。";
  const blocks: Block[] = [
    `プレーヤーの中には、ほかの会社のものがあります。${start}その会社には、どのウェブサイトにも伝わる情報であるIPアドレスとブラウザの種類に加えて、どの作品を選んだかが伝わります。その会社は独自のCookieを設定することがあり、その会社のプライバシーポリシーが適用されます。`,
    `このサイトでは、${list(hosts)}から読み込まれます。`,
  ];
  return { title, blocks };
}

const trailers = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "予告編",
          blocks: [
            `予告編は、${list(hosts)}から読み込まれる枠の中で、YouTubeから再生されます。読み込まれるのは予告編のボタンを押したときだけで、ボタンにもそう表示されています。そのときYouTubeには、どのウェブサイトにも伝わる情報であるIPアドレスとブラウザの種類に加えて、どの予告編を選んだかが伝わります。YouTubeはブラウザにデータを保存することがあり、YouTubeのプライバシーポリシーが適用されます。`,
          ],
        },
      ];

/** Films that our own player plays from public archives. */
const publicFilms = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "公開アーカイブの映画",
          blocks: [
            "パブリックドメインまたはオープンライセンスの映画は、それを所蔵する公開アーカイブから直接、このサイトのプレーヤーで再生されます。ブラウザがアーカイブに映画を求めるのは、「再生」を押すかサーバーを選んだあとだけです。そのときアーカイブには、どのウェブサイトにも伝わる情報であるIPアドレスとブラウザの種類に加えて、どの映画かが伝わり、アーカイブのプライバシーポリシーが適用されます。どのアーカイブかは、押す前にプレーヤーに表示されます。そこに映画がない場合、プレーヤーは次のアーカイブに求め、そのことを表示します。",
            `このサイトでは、これらの映画は${list(hosts)}から送られます。`,
          ],
        },
      ];

/** `alone`: no other host is contacted before the visitor does something. */
const pictures = (hosts: readonly string[], alone: boolean): ProseSection => ({
  title: "画像",
  blocks: [
    hosts.length === 0
      ? "ポスター、人物写真、場面写真は、このサイト自身から読み込まれます。"
      : `ポスター、人物写真、場面写真は、${list(hosts)}から読み込まれます。そのホストには、IPアドレス、ブラウザの種類、どの画像が表示されるかが伝わります。${alone ? "ページが自ら接続するほかのサーバーは、これだけです。" : ""}`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const features = optionalFeatures(site);
  const title = "広告とアクセス解析";
  if (features.length === 0) return { title, blocks: [`このサイトにはどちらもありません。${site.name}は広告を表示せず、アクセスの集計も追跡もしません。`] };
  const blocks: Block[] = [
    "次のものは、同意があった場合にだけ読み込まれます。選択は、各ページの下部の「プライバシー設定」でいつでも変更できます。ブラウザがGlobal Privacy Controlの信号を送っている場合は、拒否として扱います。",
  ];
  for (const { purpose, hosts } of features) {
    const from = serverNames(hosts);
    blocks.push(purpose === "ads" ? `広告は${from}から読み込まれ、このサイトのページから切り離された枠の中で動きます。` : `アクセスは${from}が集計します。`);
  }
  return { title, blocks };
}

const sharing = (): ProseSection => ({
  title: "サイトの外へのリンク",
  blocks: ["「共有」を使うと、選んだSNSやアプリに、ページのURLとタイトルが渡されます。選ぶまでは、どこにも何も伝わりません。"],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "お子様と質問について",
  blocks: [
    `${site.name}は13歳以上の方が対象です。お子様を含め、誰の個人情報も収集しません。`,
    prose`わかりにくい点があれば、${{ text: "お問い合わせ", to: paths.contact }}ください。もしサイトがこのページに書かれていないことをしていれば、誤っているのはサイトのほうです。ぜひお知らせください。`,
    englishDecides,
  ],
});

function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "プライバシーポリシー",
    description: `${site.name}が利用者について把握すること。アカウントもプロファイルもなく、どのウェブサイトにも必要な基本的な技術情報だけです。`,
    lead: "ここにはアカウントがないので、預けていただくものもありません。残るのは、どのウェブサイトにも必要な基本的な技術情報だけです。このページでは、その扱いを説明します。",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      sent(),
      imports(),
      players(site, others.players),
      ...publicFilms(others.films),
      ...trailers(others.trailers),
      pictures(others.pictures, others.players.length === 0 || site.playerLoad !== "visible"),
      optional(site),
      sharing(),
      questions(site),
    ],
  };
}

export const words: Words["page-privacy"] = { page: privacy };
