import { useEffect } from "react";
import { saveRegion } from "#app/data/visitor-region.ts";
import { classNames } from "#app/ui/class-names.ts";
import { NoticeFailure } from "#app/ui/failure.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import { Picture, usePictureFailure } from "#features/lists/cards/picture.tsx";
import { type OfferKind, offerKinds, type WatchOffers, type WatchProvider } from "#features/titles/model/in-region.ts";
import { RegionSelect } from "./region-select.tsx";
import { type InRegionProps, useInRegion } from "./use-in-region.ts";

const logoPx = 44;

function Logo({ path }: { path: string | null }) {
  const [failed, fail] = usePictureFailure(path);
  const frame = "size-11 shrink-0 rounded-md bg-raised-more object-cover";
  if (failed || path === null) return <span aria-hidden="true" className={frame} />;
  return <Picture path={path} widths={["w92", "w185"]} sizes={`${logoPx}px`} width={logoPx} height={logoPx} className={frame} onFailure={fail} />;
}

function Services({ kind, services }: { kind: OfferKind; services: readonly WatchProvider[] }) {
  const words = useWords("titles").whereToWatch;
  const name = words.offerKinds[kind];
  return (
    <div>
      <h3 className="mb-3 text-sm font-semibold text-muted">{name}</h3>
      <ul aria-label={name} className="flex flex-wrap gap-x-5 gap-y-3">
        {services.map((service) => (
          <li key={service.id} className="flex items-center gap-2.5">
            <Logo path={service.logo_path} />
            <span className="max-w-40 leading-snug">{service.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offers({ offers }: { offers: WatchOffers | null }) {
  const words = useWords("titles").whereToWatch;
  const kinds = offers ? offerKinds.filter((kind) => offers[kind].length > 0) : [];
  if (!offers || kinds.length === 0) return <p className="text-muted">{words.noOffers}</p>;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-6">
        {kinds.map((kind) => (
          <Services key={kind} kind={kind} services={offers[kind]} />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {words.credit}
        {offers.link !== null && (
          <OutsideLink href={offers.link} className="min-h-9 font-semibold text-amber hover:underline pointer-coarse:min-h-11">
            {words.allOffers}
          </OutsideLink>
        )}
      </p>
    </>
  );
}

type WhereToWatchProps = InRegionProps & {
  /** Called with the certification in another country than the page's own, and with `undefined` for the page's own. */
  onCertification: (certification: string | null | undefined) => void;
};

/** Streaming, rental and purchase in the visitor's country. Absent if no country has any. */
export function WhereToWatch({ onCertification, ...props }: WhereToWatchProps) {
  const words = useWords("titles").whereToWatch;
  const { region, regionName, data, isLoading, retry } = useInRegion(props);
  const certification = data && data.region !== props.ofPage.region ? data.certification : undefined;
  // The hero shows it. It does not read the region itself, because its code comes first on every title's page.
  useEffect(() => onCertification(certification), [certification, onCertification]);
  const { regions } = props.ofPage;
  if (regions.length === 0) return null;
  const aside = (
    <>
      <RegionSelect region={region} name={regionName} regions={regions} onChange={saveRegion} />
      <span className="hidden text-muted noscript:inline">{regionName}</span>
    </>
  );
  return (
    <Section title={words.whereToWatch} aside={aside}>
      <p role="status" className="sr-only">
        {isLoading && words.loadingOffers}
      </p>
      {data ? (
        <div aria-busy={isLoading} className={classNames("transition-opacity", isLoading && "opacity-40")}>
          <Offers offers={data.offers} />
        </div>
      ) : (
        <NoticeFailure notice={notices.whereToWatch} onRetry={retry} />
      )}
    </Section>
  );
}
