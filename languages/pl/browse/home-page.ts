export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Filmy i seriale za darmo.\nBez konta.",
  watchButton: (name: string): string => `Oglądaj na ${name}`,
  welcome: "Witaj",
  searchLabel: "Znajdź coś do obejrzenia",
  /** The h1 of /home, for screen readers. */
  heading: "Filmy",
  trendingNow: "Na czasie",
  carousel: "karuzela",
  carouselLabel: "Filmy na czasie",
  slide: "slajd",
  slideLabel: (number: number, count: number): string => `${number} z ${count}`,
  pause: "Zatrzymaj karuzelę",
  resume: "Uruchom karuzelę",
  showSlide: (title: string, number: number, count: number): string => `Pokaż: ${title}, ${number} z ${count}`,
};
