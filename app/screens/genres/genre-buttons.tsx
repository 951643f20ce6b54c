import { accentColorOf } from "#app/movie/accent-color.ts";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { genresLabel } from "#content/words/genres-page.ts";
import { allGenres } from "#domain/genre.ts";
import { genreSearch } from "#domain/genre-address.ts";
import { paths } from "#domain/paths.ts";
import { genreContentId } from "./genre-content.tsx";
import { genreIcons } from "./genre-icons.ts";

type GenreButtonsProps = { selectedId: number | null; onSelect: () => void };

/** specification.md, section 2. Without script each link jumps to the genre's section. */
export function GenreButtons({ selectedId, onSelect }: GenreButtonsProps) {
  return (
    <ul aria-label={genresLabel} className="grid grid-cols-2 gap-3 min-[480px]:grid-cols-3 md:grid-cols-4 lg:grid-cols-6" onKeyDown={moveFocusWithArrows}>
      {allGenres.map(({ id, name }) => {
        const icon = genreIcons[id];
        const isSelected = id === selectedId;
        return (
          <li key={id}>
            <InPlaceLink
              to={`${paths.genres}${genreSearch(id)}#${genreContentId}`}
              aria-current={isSelected || undefined}
              onClick={onSelect}
              className={classNames(
                "ticket flex h-full min-h-28 items-end rounded-md p-4 transition-colors",
                isSelected ? "bg-marquee text-on-marquee" : classNames(accentColorOf(name), "hover:text-amber [&>svg]:text-amber"),
              )}
            >
              {icon && <Icon of={icon} strokeWidth={1.25} />}
              <span className="display text-2xl font-bold">{name}</span>
            </InPlaceLink>
          </li>
        );
      })}
    </ul>
  );
}
