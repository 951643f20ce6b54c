export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Filmes e séries de graça.\nSem cadastro.",
  watchButton: (name: string): string => `Assistir em ${name}`,
  welcome: "Boas-vindas",
  searchLabel: "Encontrar algo para assistir",
  /** The h1 of /home, for screen readers. */
  heading: "Filmes",
  trendingNow: "Em alta agora",
  carousel: "carrossel",
  carouselLabel: "Filmes em alta",
  slide: "slide",
  slideLabel: (number: number, count: number): string => `${number} de ${count}`,
  pause: "Pausar o carrossel",
  resume: "Retomar o carrossel",
  showSlide: (title: string, number: number, count: number): string => `Mostrar ${title}, ${number} de ${count}`,
};
