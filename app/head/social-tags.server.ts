import type { LocalSite } from "#app/head/local-site.server.ts";
import { type Language, languages } from "#domain/languages.ts";
import { headLimits } from "#domain/limits.ts";
import { type HeadTag, meta, property } from "./head-tag.server.ts";
import { cutDescription, documentTitle, type PageMetadata, type PageRef, tagsOf } from "./page-metadata.server.ts";
import { type SocialImage, siteCard } from "./social-image.server.ts";

const openGraphTypes = { general: "website", movie: "video.movie", series: "video.tv_show", anime: "video.tv_show" } as const;

const imageTags = ({ url, alt, size }: SocialImage): HeadTag[] => [
  property("og:image", url),
  // With the size in the tags networks need not fetch the picture first.
  ...(size ? [property("og:image:width", String(size.widthPx)), property("og:image:height", String(size.heightPx))] : []),
  property("og:image:alt", alt),
];

const personTags = (name: string, people: readonly PageRef[], site: LocalSite): HeadTag[] => people.map(({ path }) => property(name, site.base + path));

/** Open Graph's video namespace: people as links to their pages, the duration in seconds (readings). */
function videoTags(metadata: PageMetadata, site: LocalSite): HeadTag[] {
  const { durationMinutes, releaseDate, directors = [], actors = [] } = metadata;
  return [
    ...(durationMinutes ? [property("video:duration", String(durationMinutes * 60))] : []),
    ...(releaseDate ? [property("video:release_date", releaseDate)] : []),
    ...personTags("video:director", directors, site),
    ...personTags("video:actor", actors.slice(0, headLimits.actors), site),
    ...tagsOf(metadata).map((tag) => property("video:tag", tag)),
  ];
}

function twitterTags(
  { rating: ratingLabel, decimal }: LocalSite["words"]["site"]["facts"],
  title: string,
  description: string,
  image: SocialImage,
  rating: string | null | undefined,
): HeadTag[] {
  return [
    meta("twitter:card", image.size ? "summary_large_image" : "summary"),
    meta("twitter:title", title),
    ...(description ? [meta("twitter:description", description)] : []),
    meta("twitter:image", image.url),
    meta("twitter:image:alt", image.alt),
    ...(rating ? [meta("twitter:label1", ratingLabel), meta("twitter:data1", `${decimal(rating)}/10`)] : []),
  ];
}

/** Open Graph has the country too: "de_DE". */
const localeOf = (language: Language): string => languages[language].provider.replace("-", "_");

const localeTags = (site: LocalSite): HeadTag[] => [
  property("og:locale", localeOf(site.language)),
  ...site.languages.filter((other) => other !== site.language).map((other) => property("og:locale:alternate", localeOf(other))),
];

/** `url`: absolute, with the chosen episode's parameters. */
export function socialTags(metadata: PageMetadata, url: string, site: LocalSite): HeadTag[] {
  const title = documentTitle(metadata, site);
  const description = cutDescription(metadata.description);
  const image = metadata.image ?? siteCard(site);
  return [
    property("og:site_name", site.name),
    ...localeTags(site),
    property("og:type", openGraphTypes[metadata.contentType]),
    property("og:title", title),
    ...(description ? [property("og:description", description)] : []),
    property("og:url", url),
    ...imageTags(image),
    ...(metadata.contentType === "general" ? [] : videoTags(metadata, site)),
    ...tagsOf(metadata).map((tag) => property("article:tag", tag)),
    ...twitterTags(site.words.site.facts, title, description, image, metadata.rating),
  ];
}
