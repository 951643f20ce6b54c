/** Two lines of the landing page's marquee. */
export const landingHeadline = "Free films and series.\nNo account.";
export const watchButton = (name: string): string => `Watch on ${name}`;
export const welcome = "Welcome";
export const searchLabel = "Find something to watch";

/** The h1 of /home, for screen readers. */
export const heading = "Movies";
export const trendingNow = "Trending Now";

export const carousel = "carousel";
export const carouselLabel = "Trending movies";
export const slide = "slide";
export const slideLabel = (number: number, count: number): string => `${number} of ${count}`;
export const pause = "Pause the carousel";
export const resume = "Resume the carousel";
export const showSlide = (title: string, number: number, count: number): string => `Show ${title}, ${number} of ${count}`;
