import { Menu, X } from "lucide-react";
import { useState } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { paths } from "#domain/paths.ts";
import { contentTypeState } from "#domain/route-state.ts";
import { BackLink } from "./back-link.tsx";
import { Brand } from "./brand.tsx";

/** Section 2's four links. "Navigating from the menu passes contentType movies." */
const links = [
  { to: paths.home, text: "Movies", state: contentTypeState("movies") },
  { to: paths.series, text: "TV Series", state: null },
  { to: paths.top, text: "Top Rated", state: null },
  { to: paths.genres, text: "Genres", state: null },
] as const;

const linkLook = ({ isActive }: { isActive: boolean }): string =>
  classNames("inline-flex min-h-11 items-center rounded-md px-3 font-semibold transition-colors hover:text-ivory", isActive ? "text-amber" : "text-muted");

function Links({ onChoose, className }: { onChoose: () => void; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, text, state }) => (
        <li key={to}>
          <NavLink to={to} state={state} end className={linkLook} onClick={onChoose}>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function NavigationBar() {
  const [menuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line/60 bg-room">
      <nav aria-label="Main" className="room-width">
        <div className="flex h-16 items-center justify-between gap-6">
          <div className="flex items-center">
            <BackLink />
            <Brand />
          </div>
          <Links onChoose={close} className="hidden gap-1 md:flex" />
          <button
            type="button"
            className="inline-flex size-11 items-center justify-center rounded-md md:hidden"
            aria-expanded={menuOpen}
            aria-controls="menu"
            aria-label={menuOpen ? "Close menu" : "Open menu"}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
        <div id="menu" hidden={!menuOpen} className="pb-4 md:hidden">
          <Links onChoose={close} className="grid" />
        </div>
      </nav>
    </header>
  );
}
