import { Link } from "#app/router/link.tsx";
import { useLocation } from "#app/router/router.tsx";
import { bookmarkIcon, compassIcon, filmIcon, Icon, type IconNode, layoutGridIcon, searchIcon, slidersIcon, starIcon, tvIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";

type RailLink = { to: string; name: "searchLabel" | "movies" | "series" | "topRated" | "genres" | "discover" | "myList" | "settings"; icon: IconNode };

const links: readonly RailLink[] = [
  { to: paths.search, name: "searchLabel", icon: searchIcon },
  { to: paths.home, name: "movies", icon: filmIcon },
  { to: paths.series, name: "series", icon: tvIcon },
  { to: paths.top, name: "topRated", icon: starIcon },
  { to: paths.genres, name: "genres", icon: layoutGridIcon },
  { to: paths.discover, name: "discover", icon: compassIcon },
  { to: paths.list, name: "myList", icon: bookmarkIcon },
  { to: paths.settings, name: "settings", icon: slidersIcon },
];

/** In place of the bar at the top: icons, and their names while one of them has the focus. */
export function CouchRail() {
  const words = useWords("site").navigation;
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.mainLabel} data-slot="couch-rail">
      <ul>
        {links.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? "page" : undefined}>
              <Icon of={icon} className="size-6" />
              <span>{words[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
