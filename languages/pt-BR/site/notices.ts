const error = (text: string) => ({ title: "Erro", text });
const notStored = (text: string) => ({ title: "Não foi salvo neste dispositivo", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Não foi possível carregar os filmes em alta"),
  "popular-movies": error("Não foi possível carregar os filmes populares"),
  "top-rated-movies": error("Não foi possível carregar os filmes mais bem avaliados"),
  "popular-series": error("Não foi possível carregar as séries populares"),
  "top-rated-series": error("Não foi possível carregar as séries mais bem avaliadas"),
  movie: error("Não foi possível carregar os detalhes do filme"),
  series: error("Não foi possível carregar os detalhes da série"),
  season: error("Não foi possível carregar os detalhes da temporada"),
  search: error("Não foi possível carregar os resultados da busca"),
  genreMovies: error("Não foi possível carregar os filmes do gênero"),
  genreSeries: error("Não foi possível carregar as séries do gênero"),
  person: error("Não foi possível carregar as informações da pessoa"),
  linkCopied: { title: "Link copiado!", text: "O link foi copiado para a área de transferência." },
  linkNotCopied: { title: "Falha ao copiar", text: "Não foi possível copiar o link. Tente de novo." },
  // Not in section 8's table.
  "trending-series": error("Não foi possível carregar as séries em alta"),
  discover: error("Não foi possível carregar a lista"),
  upcoming: error("Não foi possível carregar as estreias de filmes"),
  airing: error("Não foi possível carregar o que passa na TV"),
  cast: error("Não foi possível carregar o elenco"),
  reviews: error("Não foi possível carregar as críticas"),
  similarMovies: error("Não foi possível carregar os filmes parecidos"),
  similarSeries: error("Não foi possível carregar as séries parecidas"),
  recommendations: error("Não foi possível carregar as recomendações"),
  whereToWatch: error("Não foi possível carregar as opções de onde assistir"),
  episodeGuide: error("Não foi possível carregar o guia de episódios"),
  collection: error("Não foi possível carregar a coleção"),
  fullCredits: error("Não foi possível carregar o elenco e a equipe"),
  pictures: error("Não foi possível carregar as imagens"),
  notSaved: error("Isto não foi salvo. Confira sua conexão e tente de novo."),
  savedFull: notStored("O espaço do seu navegador para este site está cheio. A alteração vale até você fechar ou recarregar esta página."),
  savedDenied: notStored("Este navegador não deixa o site guardar nada. A alteração vale até você fechar ou recarregar esta página."),
  savedDamaged: {
    title: "Parte dos dados salvos não pôde ser lida",
    text: "Ela foi guardada à parte neste dispositivo. Você pode exportá-la em Configurações.",
  },
  savedNewer: {
    title: "Os dados salvos são de uma versão mais nova deste site",
    text: "Recarregue a página para usá-los. Se você mudar algo aqui antes disso, eles serão guardados à parte, e você poderá exportá-los em Configurações.",
  },
};
