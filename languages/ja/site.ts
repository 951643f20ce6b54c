import type { Words } from "../words.ts";
import { actions } from "./site/actions.ts";
import { ads } from "./site/ads.ts";
import { appearance } from "./site/appearance.ts";
import { dates } from "./site/dates.ts";
import { departments } from "./site/departments.ts";
import { disclaimers } from "./site/disclaimers.ts";
import { endings } from "./site/endings.ts";
import { episodeCode } from "./site/episode-code.ts";
import { externalLinks } from "./site/external-links.ts";
import { facts } from "./site/facts.ts";
import { footer } from "./site/footer.ts";
import { genres } from "./site/genres.ts";
import { navigation } from "./site/navigation.ts";
import { notFoundPage } from "./site/not-found-page.ts";
import { notices } from "./site/notices.ts";
import { notifications } from "./site/notifications.ts";
import { pageTitles } from "./site/page-titles.ts";
import { paging } from "./site/paging.ts";
import { savedButtons } from "./site/saved-buttons.ts";
import { searchBox } from "./site/search-box.ts";
import { share } from "./site/share.ts";
import { states } from "./site/states.ts";

export const words: Words["site"] = {
  actions,
  ads,
  endings,
  notFoundPage,
  appearance,
  dates,
  departments,
  disclaimers,
  episodeCode,
  facts,
  footer,
  genres,
  navigation,
  notices,
  notifications,
  states,
  pageTitles,
  paging,
  searchBox,
  savedButtons,
  externalLinks,
  share,
};
