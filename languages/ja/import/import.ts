// The page that imports from other services.
export const importPage = {
  title: "視聴記録をインポート",
  lead: "Letterboxd、IMDb、Trakt、Simkl、Movary、TMDB、Netflixで保存した作品、見た作品、評価した作品を持ち込めます。ファイルはブラウザが読み取り、端末の外には出ません。送信されるのは、ここで作品を見つけるためのタイトルなどだけです。",
  needsScript: "ファイルはブラウザ自身が読み取るため、インポートにはJavaScriptが必要です。",
  guideTitle: "ファイルの入手方法",
  // The services' menus have the names that their English pages show, because not all of them are in Japanese.
  guides: {
    letterboxd: "「Settings」の「Data」を開き、データをエクスポートします。ZIPファイルをそのまま選んでください。",
    imdb: "評価、ウォッチリスト、または自分のリストを開き、「Export」を選びます。それぞれがCSVファイルになります。複数のファイルを選べます。",
    trakt: "「Settings」の「Data」を開き、データをエクスポートします。ZIPファイルか、その中のJSONまたはCSVファイルを選んでください。",
    simkl: "「Settings」の「Backup」を開き、JSONまたはCSVでダウンロードします。",
    movary: "「Settings」の「Data」を開き、履歴、評価、ウォッチリストをエクスポートします。3つのCSVファイルを選んでください。",
    tmdb: "「Settings」の「Data Export」を開きます。評価、ウォッチリスト、お気に入りのCSVファイルを選んでください。",
    netflix:
      "「アカウント」でプロフィールの視聴履歴を開き、「すべてダウンロード」を選びます。Netflixのファイルには年がないため、特定できない作品が多くなることがあります。",
  },
};
