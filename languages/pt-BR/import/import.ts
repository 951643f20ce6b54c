// The page that imports from other services.
export const importPage = {
  title: "Importar seus filmes",
  lead: "Traga o que você salvou, viu e avaliou no Letterboxd, no IMDb, no Trakt, no Simkl, no Movary, no TMDB ou na Netflix. Os arquivos são lidos pelo seu navegador e ficam no seu dispositivo; só os títulos que estão neles são enviados, para encontrá-los aqui.",
  needsScript: "A importação precisa de JavaScript: é o próprio navegador que lê os arquivos.",
  guideTitle: "Onde conseguir os arquivos",
  /** Names of menus as the services show them: those without Portuguese pages in English. */
  guides: {
    letterboxd: "Em “Settings”, abra “Data” e exporte seus dados. Escolha o arquivo ZIP como ele veio.",
    imdb: "Abra suas avaliações, sua watchlist ou uma das suas listas e escolha “Export” (“Exportar”). Cada uma é um arquivo CSV; você pode escolher vários.",
    trakt: "Em “Settings”, abra “Data” e exporte os dados. Escolha o arquivo ZIP ou os arquivos JSON ou CSV que estão nele.",
    simkl: "Em “Settings”, abra “Backup” e baixe os dados em JSON ou CSV.",
    movary: "Em “Settings”, abra “Data” e exporte seu histórico, suas avaliações e sua watchlist. Escolha os três arquivos CSV.",
    tmdb: "Nas configurações da conta, abra “Data Export”. Escolha os arquivos CSV das suas avaliações, da sua watchlist e dos seus favoritos.",
    netflix:
      "Em “Conta”, abra o histórico de visualização do seu perfil e escolha “Baixar tudo”. A Netflix não informa os anos, por isso mais títulos podem ficar em dúvida.",
  },
};
