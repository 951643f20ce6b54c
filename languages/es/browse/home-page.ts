export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Películas y\u00a0series gratis.\nSin cuenta.",
  watchButton: (name: string): string => `Ver en ${name}`,
  welcome: "Presentación",
  searchLabel: "Busca algo que ver",
  /** The h1 of /home, for screen readers. */
  heading: "Películas",
  trendingNow: "Tendencias",
  carousel: "carrusel",
  carouselLabel: "Películas en tendencia",
  slide: "diapositiva",
  slideLabel: (number: number, count: number): string => `${number} de ${count}`,
  pause: "Pausar el carrusel",
  resume: "Reanudar el carrusel",
  showSlide: (title: string, number: number, count: number): string => `Mostrar «${title}», ${number} de ${count}`,
};
