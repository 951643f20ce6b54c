import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { providerName } from "#domain/site.ts";
import { aboutPage } from "./about-page.ts";
import { CinemaDrawing } from "./cinema-drawing.tsx";
import { TextPage } from "./text-page.tsx";

export default function AboutScreen() {
  const site = useSite();
  return (
    <TextPage page={aboutPage(useWords("page-about"), site)} above={<CinemaDrawing name={site.name} />}>
      {site.catalog === "live" && site.providerLogo && (
        <img src={site.providerLogo} alt={providerName} width={120} height={52} loading="lazy" className="h-8 w-auto" />
      )}
    </TextPage>
  );
}
