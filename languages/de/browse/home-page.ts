export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Filme und Serien gratis.\nOhne Konto.",
  watchButton: (name: string): string => `Auf ${name} ansehen`,
  welcome: "Willkommen",
  searchLabel: "Etwas zum Anschauen finden",
  /** The h1 of /home, for screen readers. */
  heading: "Filme",
  trendingNow: "Gerade angesagt",
  carousel: "Karussell",
  carouselLabel: "Angesagte Filme",
  slide: "Folie",
  slideLabel: (number: number, count: number): string => `${number} von ${count}`,
  pause: "Karussell anhalten",
  resume: "Karussell fortsetzen",
  showSlide: (title: string, number: number, count: number): string => `${title} zeigen, ${number} von ${count}`,
};
