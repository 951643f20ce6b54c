export const whereToWatch = {
  whereToWatch: "Onde assistir",
  country: "País",
  offerKinds: {
    stream: "Assinatura",
    free: "Grátis",
    ads: "Com anúncios",
    rent: "Alugar",
    buy: "Comprar",
  },
  /** `country` stands in the field above. */
  noOffers: "Não conhecemos nenhum serviço que ofereça este título por lá, nem por assinatura, nem para alugar ou comprar.",
  loadingOffers: "Carregando",
  /** The film database's terms require it. */
  credit: "Dados de streaming: JustWatch.",
  allOffers: "Preços e links dos serviços",
};
