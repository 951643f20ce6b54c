import GenresScreen from "./screens/genres/genres-screen.tsx";
import HomeScreen from "./screens/home/home-screen.tsx";
import MovieScreen from "./screens/movie/movie-screen.tsx";
import NotFoundScreen from "./screens/not-found/not-found-screen.tsx";
import AboutScreen from "./screens/page/about-screen.tsx";
import BlogsScreen from "./screens/page/blogs-screen.tsx";
import ContactScreen from "./screens/page/contact-screen.tsx";
import CookiesScreen from "./screens/page/cookies-screen.tsx";
import FaqScreen from "./screens/page/faq-screen.tsx";
import PrivacyScreen from "./screens/page/privacy-screen.tsx";
import SupportScreen from "./screens/page/support-screen.tsx";
import TermsScreen from "./screens/page/terms-screen.tsx";
import PersonScreen from "./screens/person/person-screen.tsx";
import SearchScreen from "./screens/search/search-screen.tsx";
import SeriesScreen from "./screens/series/series-screen.tsx";
import SeriesListScreen from "./screens/series-list/series-list-screen.tsx";
import type { Screens } from "./shell/screen-stack.tsx";

/** Every screen with its code: what renders whole pages waits for none. The browser has `screens-on-demand.ts` instead. */
export const eagerScreens: Screens = {
  home: HomeScreen,
  movie: MovieScreen,
  seriesList: SeriesListScreen,
  series: SeriesScreen,
  genres: GenresScreen,
  person: PersonScreen,
  search: SearchScreen,
  about: AboutScreen,
  blogs: BlogsScreen,
  privacy: PrivacyScreen,
  terms: TermsScreen,
  cookies: CookiesScreen,
  faq: FaqScreen,
  contact: ContactScreen,
  support: SupportScreen,
  notFound: NotFoundScreen,
};
