export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Free films and series.\nNo account.",
  watchButton: (name: string): string => `Watch on ${name}`,
  welcome: "Welcome",
  searchLabel: "Find something to watch",
  /** The h1 of /home, for screen readers. */
  heading: "Movies",
  trendingNow: "Trending Now",
  carousel: "carousel",
  carouselLabel: "Trending movies",
  slide: "slide",
  slideLabel: (number: number, count: number): string => `${number} of ${count}`,
  pause: "Pause the carousel",
  resume: "Resume the carousel",
  showSlide: (title: string, number: number, count: number): string => `Show ${title}, ${number} of ${count}`,
};
