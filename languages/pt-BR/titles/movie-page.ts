export const moviePage = {
  loading: "Carregando o filme",
  serverHint: "O filme não carrega? Tente outro servidor abaixo!",
  summary: "Sinopse",
  noOverview: "Não há sinopse disponível para este filme.",
  similarMovies: "Filmes parecidos",
  notFound: "Filme não encontrado",
  notFoundText: "Não há nenhum filme neste endereço. O link pode ter um erro de digitação, ou o filme pode ter sido removido.",
};
