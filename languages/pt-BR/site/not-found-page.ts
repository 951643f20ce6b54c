export const notFoundPage = {
  heading: "Página não encontrada",
  text: "Não há nenhuma página neste endereço. O link pode ter um erro de digitação, ou a página pode ter mudado de lugar.",
  goHome: "Ir para o início",
};
