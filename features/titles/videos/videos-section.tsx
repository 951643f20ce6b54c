import { Name } from "#app/ui/foreign-text.tsx";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { yearOf } from "#domain/movie.ts";
import type { ShownVideo } from "#features/titles/model/video.ts";
import { StagePicture } from "#features/titles/stage-picture.tsx";
import type { Words } from "#languages/words.ts";

import { VideoButton } from "./video-button.tsx";

type VideosProps = {
  /** The best first. */
  videos: readonly ShownVideo[];
  /** Stands for the videos' own stills, which would come from their site. */
  picture: { backdrop: string | null; poster: string | null; title: string };
};

/** "Trailer · 2019 · plays on YouTube" */
function factsOf(words: Words["titles"]["videos"], video: ShownVideo): string {
  const kind = words.kindOf(video);
  const named = video.languageName ? words.inLanguage(kind, video.languageName) : kind;
  return [named, yearOf(video.published), words.playsOn(video)].filter(Boolean).join(" · ");
}

/** The provider does not say in which language a name is: that of the video, as a rule. */
const nameLanguage = ({ language, languageName }: ShownVideo): string | undefined => (languageName ? language : undefined);

/** The first video on the title's own backdrop. */
function LeadVideo({ video, picture }: { video: ShownVideo; picture: VideosProps["picture"] }) {
  const words = useWords("titles").videos;
  return (
    <VideoButton
      video={video}
      className="group relative isolate flex aspect-video w-full max-w-3xl flex-col items-start justify-end overflow-hidden rounded-lg bg-night text-start text-on-night forced-colors:border"
    >
      <StagePicture {...picture} />
      <span aria-hidden="true" className="absolute inset-0 -z-10 video-scrim" />
      <span className="absolute inset-0 m-auto grid size-16 max-[22rem]:mt-2 max-[22rem]:size-10 place-content-center rounded-full bg-marquee text-on-marquee transition-transform group-hover:scale-105">
        <Icon of={playIcon} className="size-7 translate-x-0.5 fill-current" />
      </span>
      <span className="p-4 sm:p-5">
        <span className="display font-names line-clamp-2 max-[22rem]:line-clamp-1 text-heading font-bold">
          <Name lang={nameLanguage(video)}>{video.name}</Name>
        </span>
        <span className="mt-1 block text-sm text-on-night-muted">{factsOf(words, video)}</span>
      </span>
    </VideoButton>
  );
}

function FurtherVideo({ video }: { video: ShownVideo }) {
  const words = useWords("titles").videos;
  return (
    <VideoButton video={video} className="group flex min-h-14 w-full items-center gap-4 rounded-md px-2 py-2 text-start hover:bg-raised">
      <span className="grid size-9 shrink-0 place-content-center rounded-full bg-raised-more text-amber">
        <Icon of={playIcon} className="size-4 translate-x-px fill-current" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold leading-snug group-hover:text-amber">
          <Name lang={nameLanguage(video)}>{video.name}</Name>
        </span>
        <span className="mt-0.5 block text-sm text-muted">{factsOf(words, video)}</span>
      </span>
    </VideoButton>
  );
}

/** Trailers, clips and featurettes. Absent without any, and without script, which they need. */
export function VideosSection({ videos, picture }: VideosProps) {
  const words = useWords("titles").videos;
  const [lead, ...further] = videos;
  if (!lead) return null;
  return (
    <Section title={words.videos} className="noscript:hidden">
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LeadVideo video={lead} picture={picture} />
        {further.length > 0 && (
          <ul aria-label={words.furtherVideos} className="grid grid-cols-1 gap-1">
            {further.map((video) => (
              <li key={video.key}>
                <FurtherVideo video={video} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
