import { paths } from "#domain/addresses.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";
import { canonicalAiringParameters, canonicalReleaseParameters, parseAiringChoice, parseReleaseChoice } from "#features/upcoming/model/release-choice.ts";
import type { FeedRequest, FeedSource } from "./feed-source.server.ts";
import { pageTitles } from "./feed-title.server.ts";

const regionIn = ({ language }: FeedRequest, choice: { region: string | null }): string => choice.region ?? regionOfLanguage(language);

/** "Coming to cinemas in Germany" */
const nameIn = ({ words, language }: FeedRequest, heading: string, region: string): string =>
  words.upcoming.listParts.titleIn(heading, regionName(region, language) ?? region);

export const upcomingSource: FeedSource = {
  pattern: paths.upcoming,
  canonical: canonicalReleaseParameters,
  kinds: () => ["movie"],
  ofToday: true,
  load: async (request) => {
    const { catalog, parameters, words, site, options } = request;
    const choice = parseReleaseChoice(parameters);
    const region = regionIn(request, choice);
    const heading = words.upcoming.releasesPage.headings[site.catalog][choice.list];
    return pageTitles(nameIn(request, heading, region), await catalog.upcomingMovies({ ...choice, region }, options));
  },
};

export const airingSource: FeedSource = {
  pattern: paths.airing,
  canonical: canonicalAiringParameters,
  kinds: () => ["series"],
  ofToday: true,
  load: async (request) => {
    const { catalog, parameters, words, site, options } = request;
    const choice = parseAiringChoice(parameters);
    const region = regionIn(request, choice);
    const heading = words.site.navigation.releases[site.catalog].airing;
    return pageTitles(nameIn(request, heading, region), await catalog.airingSeries({ ...choice, region }, options));
  },
};
