import type { Words } from "../words.ts";
import { decimal, number } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

/** "映画3本": `before` and `after` the number. */
const unlessNone = (count: number, before: string, after: string): string[] => (count === 0 ? [] : [`${before}${number(count)}${after}`]);
export const words: Words["settings"] = {
  settingsPage: {
    heading: "設定",
    lead: "選んだ設定や保存した内容は、この端末のこのブラウザに残ります。アカウントはないので、どのアカウントにも結び付きません。",
    withoutScript: "設定をブラウザに保存するには、JavaScriptが必要です。JavaScriptがなければ、この端末には何も保存されません。",
    languageNote:
      "ページは、URLに応じた言語で開きます。ここで選んだ言語と異なる場合は、その言語のページへの案内が1行表示されます。「自動」ではブラウザの言語に合わせます。",
    watching: {
      title: "視聴",
      country: "視聴する国",
      automaticUnnamed: "自動",
      /** "自動（ドイツ）" */
      automatic: (name: string): string => `自動（${name}）`,
      countryNote: "配信サービスと年齢区分に使われます。「自動」ではブラウザの言語に合わせます。",
      autoplayNext: "次のエピソードを自動で再生",
      askStillWatching: "3話続けて再生したら「まだ視聴中ですか？」と確認する",
      askStillWatchingNote: "キー、マウス、タッチの操作がないまま3話が自動で始まったときに確認します。",
      originalPosters: "オリジナルのポスター",
      originalPostersNote:
        "オリジナル言語のポスターがわかっている場合に、作品のページとマイリストで表示します。ほかの一覧には、ページの言語のポスターが表示されます。",
    },
    captions: {
      title: "字幕",
      language: "字幕",
      asFilm: "作品の設定に従う",
      off: "オフ",
      note: "このサイトのプレーヤーで使われます。ほかのプレーヤーには、それぞれの設定があります。",
    },
    spoilers: {
      title: "ネタバレ",
      legend: "最後に見たエピソードより後のエピソード",
      choices: { off: "すべて表示", blur: "ぼかす", hide: "隠す" },
      note: "「ぼかす」と「隠す」は、エピソード一覧の画像、タイトル、あらすじに適用されます。キー操作やタップで、1つずつ表示できます。",
    },
    couch: {
      title: "テレビ",
      layout: "テレビ向け表示",
      note: "離れた画面でも見やすい大きな文字と画像にします。リモコンの矢印キー、決定ボタン、「戻る」や、ゲームパッドだけですべて操作できます。",
    },
    memory: {
      title: "この端末",
      rememberNothing: "この端末に何も記憶しない",
      note: "マイリスト、視聴済みの記録、評価とメモ、再生位置をすぐに削除します。設定を元に戻すまで、新しく保存されることはありません。このページの設定は、自分で選んだものなので残ります。",
      wiped: "この端末から削除しました",
    },
    stored: {
      title: "保存されているデータ",
      subjects: { list: "マイリスト", seen: "視聴済み、評価、メモ", progress: "再生位置", choices: "設定" },
      /** While there is nothing to count. */
      notes: {
        list: "追加した作品と自分のリスト",
        seen: "映画、エピソード、シリーズ",
        progress: "映画とエピソード、前回のサーバー",
        choices: "テーマ、このページ、プレーヤー",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, "追加済み", "作品"), ...unlessNone(lists, "リスト", "件")].join("、"),
        seen: [...unlessNone(movies, "映画", "本"), ...unlessNone(episodes, "エピソード", "話"), ...unlessNone(rated, "評価・メモ", "件")].join("、"),
        progress: unlessNone(positions, "映画とエピソード", "件").join("、"),
      }),
      nothing: "なし",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "1\u00a0KB未満";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0KB` : `${decimal(bytes / 1_000_000)}\u00a0MB`;
      },
    },
    transfer: {
      title: "エクスポートとインポート",
      note: "マイリスト、視聴済みの記録、評価、メモ、再生位置、このページの設定を、1つのファイルにまとめます。別の端末やブラウザに移すには、ここでエクスポートし、移行先でインポートしてください。",
      save: "ファイルにエクスポート",
      open: "ファイルをインポート",
      fromOthers: "Letterboxd、IMDb、Traktなどからインポート",
      preview: "このファイルの内容",
      nothingIn: "作品はありません。",
      /** Some entries. */
      left: "一部は読み取れないため、除外されます。",
      merge: "今のデータに追加",
      replace: "今のデータを置き換え",
      cancel: "キャンセル",
      choices:
        "追加すると、重複するデータは新しいほうが使われ、このページの設定はそのまま残ります。エクスポート後に削除したものは元に戻ります。置き換えると、今のデータは先に削除され、ファイルの設定が使われます。",
      done: { merge: "ファイルの内容を追加しました", replace: "ファイルの内容に置き換えました" },
      failures: {
        large: "このファイルは、このサイトのエクスポートとしては大きすぎます。",
        unreadable: "このファイルを開けませんでした。もう一度選んでください。",
        foreign: "このファイルはこのサイトのエクスポートではないか、破損しています。ここでエクスポートしたファイルを選んでください。",
        newer: "このファイルは、このサイトの新しいバージョンのものです。ページを再読み込みして、もう一度試してください。",
      },
      off: "この端末は、何も記憶しない設定になっています。インポートするには、先にその設定をオフにしてください。",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "保存データの一部を読み取れませんでした",
      text: "読み取れなかったデータは別に保管してあり、ほかのデータはこれまでどおり使えます。中身を調べたい場合や、詳しい人に見てもらいたい場合は、保存してください。",
      save: "ファイルに保存",
      remove: "削除",
      removed: "この端末から削除しました",
      file: (subject: string): string => `破損データ-${subject}.txt`,
    },
    deletion: {
      button: "保存データをすべて削除",
      title: "保存データをすべて削除しますか？",
      text: "マイリスト、自分のリスト、視聴済みの記録、評価とメモ、再生位置、このページの設定がすべて削除されます。このページを離れると、元に戻せません。コピーを残すには、先にエクスポートしてください。",
      confirm: "すべて削除",
      cancel: "削除しない",
      done: "この端末に保存されていたデータをすべて削除しました。",
    },
    install: {
      title: "アプリ",
      note: "この端末にアイコンが加わり、ブラウザのバーがない専用のウィンドウで開きます。ページの内容は同じです。ほかのアプリと同じように削除できます。",
      button: (name: string): string => `${name}をインストール`,
      installing: (name: string): string => `${name}をインストールしています。30秒ほどかかることがあります。`,
      installed: (name: string): string => `${name}はこの端末にインストールされています。`,
      dismissed: "インストールされていません。あとからでも、ページを再読み込みしてここで、またはブラウザのメニューからインストールできます。",
      steps: {
        phone: ["ブラウザのバーまたはメニューで「共有」（四角と矢印）を押します。", "一覧から「ホーム画面に追加」を選びます。", "「追加」を押します。"],
        desktop: ["Safari 17以降で「ファイル」メニューを開きます。", "「Dockに追加」を選びます。", "「追加」を押します。"],
      },
      ownStorage: "アプリのデータはブラウザとは別に保存されます。マイリストを引き継ぐには、ここでエクスポートし、アプリでインポートしてください。",
    },
  },
};
