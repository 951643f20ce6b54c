// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Pular para o conteúdo",
  mainLabel: "Menu principal",
  footerLabel: "Rodapé",
  /** The four links of specification.md, section 2. */
  movies: "Filmes",
  series: "Séries",
  topRated: "Bem avaliados",
  genres: "Gêneros",
  /** Set apart, in a phone's menu alone. */
  discover: "Descobrir",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "Nos cinemas", airing: "Na TV" },
    embedded: { upcoming: "Aniversários de filmes", airing: "Aniversários de séries" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Minha lista",
  /** Below it in a phone's menu. */
  calendar: "Calendário",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Configurações",
  searchLabel: "Buscar no catálogo",
  toggles: {
    search: { open: "Abrir busca", close: "Fechar busca" },
    menu: { open: "Abrir menu", close: "Fechar menu" },
  },
  loadingPage: "Carregando a página",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(abre uma nova janela)",
};
