import { useSite } from "#app/data/site-context.tsx";
import { CinemaDrawing } from "./cinema-drawing.tsx";
import { TextPage } from "./text-page.tsx";
import { about } from "./texts/about.ts";
import { providerName } from "./texts/disclaimers.ts";

export default function AboutScreen() {
  const site = useSite();
  return (
    <TextPage page={about(site)} above={<CinemaDrawing name={site.name} />}>
      {site.catalog === "live" && site.providerLogo && (
        <img src={site.providerLogo} alt={providerName} width={120} height={52} loading="lazy" className="h-8 w-auto" />
      )}
    </TextPage>
  );
}
