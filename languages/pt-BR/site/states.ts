export const states = {
  pageFailed: "Voltamos já",
  screenFailed: "Algo deu errado nesta página.",
  stillWaiting: "O banco de dados de filmes ainda não respondeu.",
  emptyList: "Ainda não há nada aqui.",
};
