export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Films et séries gratuits.\nSans compte.",
  watchButton: (name: string): string => `Regarder sur ${name}`,
  welcome: "Bienvenue",
  searchLabel: "Trouver quelque chose à regarder",
  /** The h1 of /home, for screen readers. */
  heading: "Films",
  trendingNow: "Tendances du moment",
  carousel: "carrousel",
  carouselLabel: "Films tendance",
  slide: "diapositive",
  slideLabel: (number: number, count: number): string => `${number} sur ${count}`,
  pause: "Mettre le carrousel en pause",
  resume: "Relancer le carrousel",
  showSlide: (title: string, number: number, count: number): string => `Afficher ${title}, ${number} sur ${count}`,
};
