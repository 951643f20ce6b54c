export const searchBox = {
  fieldLabel: "タイトルや人名で検索",
  placeholder: "検索…",
  loading: "読み込み中…",
  typesLabel: "検索対象",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "映画", tv: "シリーズ", people: "人物" },
};
