export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Film e serie gratis.\nSenza account.",
  watchButton: (name: string): string => `Guarda su ${name}`,
  /** What Italian cinemas wish. "Benvenuto" needs a gender. */
  welcome: "Buona visione",
  searchLabel: "Cerca qualcosa da guardare",
  /** The h1 of /home, for screen readers. */
  heading: "Film",
  trendingNow: "I titoli del momento",
  carousel: "carosello",
  carouselLabel: "I film del momento",
  slide: "diapositiva",
  slideLabel: (number: number, count: number): string => `${number} di ${count}`,
  pause: "Ferma il carosello",
  resume: "Riavvia il carosello",
  showSlide: (title: string, number: number, count: number): string => `Mostra «${title}», ${number} di ${count}`,
};
