import { resetToHome } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { Link } from "#app/router/link.tsx";
import { smoothScrollToTop } from "#app/ui/smooth-scroll.ts";
import { paths } from "#domain/addresses.ts";

/** The logo and the site's name. Links to the landing page, and scrolls smoothly to its top from there as well. */
export function Brand() {
  const { name } = useSite();
  return (
    <Link to={paths.landing} state={resetToHome} onClick={smoothScrollToTop} className="flex min-h-11 items-center gap-[10px]">
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-[min(1.75rem,8vw)]">
        <rect x="1" y="5" width="26" height="18" rx="3" className="fill-marquee" />
        <path d="M11 9.5v9l8-4.5z" className="fill-on-marquee" />
        <path d="M4 2h2m4 0h2m4 0h2m4 0h2M4 26h2m4 0h2m4 0h2m4 0h2" strokeWidth="2" strokeLinecap="round" className="stroke-marquee" />
      </svg>
      <span className="display font-brand text-[min(1.75rem,8vw)] font-extrabold tracking-wide uppercase">{name}</span>
    </Link>
  );
}
