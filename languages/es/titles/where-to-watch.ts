export const whereToWatch = {
  whereToWatch: "Dónde ver",
  country: "País",
  offerKinds: {
    stream: "Suscripción",
    free: "Gratis",
    ads: "Con anuncios",
    rent: "Alquilar",
    buy: "Comprar",
  },
  /** `country` stands in the field above. */
  noOffers: "No se conoce ningún servicio que ofrezca allí este título en streaming, alquiler o venta.",
  loadingOffers: "Cargando",
  /** The film database's terms require it. */
  credit: "Datos de streaming de JustWatch.",
  allOffers: "Precios y enlaces a los servicios",
};
