export const homePage = {
  /** Two lines of the landing page's marquee. */
  landingHeadline: "Фильмы и\u00a0сериалы бесплатно.\nБез аккаунта.",
  watchButton: (name: string): string => `Смотреть на ${name}`,
  welcome: "Добро пожаловать",
  searchLabel: "Найти, что посмотреть",
  /** The h1 of /home, for screen readers. */
  heading: "Фильмы",
  trendingNow: "Сейчас в тренде",
  carousel: "карусель",
  carouselLabel: "Фильмы в тренде",
  slide: "слайд",
  slideLabel: (number: number, count: number): string => `${number} из ${count}`,
  pause: "Остановить карусель",
  resume: "Запустить карусель",
  showSlide: (title: string, number: number, count: number): string => `Показать: ${title}, ${number} из ${count}`,
};
