// Applies the stored theme before the page is painted in the other one.
// Room on Home for what the visitor watches and has saved (features/saved/store/home-room.ts).
let rows = "";
let couch: unknown;
try {
  const theme = localStorage.getItem("matinee-theme");
  if (theme === "dark" || theme === "light") {
    document.documentElement.dataset.theme = theme;
    // As in app/ui/theme.ts.
    for (const color of document.querySelectorAll<HTMLElement>("meta[name=theme-color]"))
      color.setAttribute("media", color.dataset.theme === theme ? "all" : "not all");
  }
  // Reserves the space of ads (features/ads/ad-place.tsx) before the first paint, if the visitor has agreed to ads.
  if (JSON.parse(localStorage.getItem("matinee-consent") ?? "{}").ads?.yes === true) document.documentElement.dataset.ads = "on";
  rows = localStorage.getItem("matinee-home") ?? "";
  // Covers spoilers (features/saved/spoilers.css), and lists without what was seen (features/lists/paging/seen-filter.css), if the visitor has chosen so.
  const { hidesSeen, spoilers, couch: isStored } = JSON.parse(localStorage.getItem("matinee-settings") ?? "{}");
  if (hidesSeen === true) document.documentElement.dataset.hidesSeen = "";
  if (spoilers === "blur" || spoilers === "hide") document.documentElement.dataset.spoilers = spoilers;
  couch = isStored;
} catch {
  // Storage is blocked or malformed: the defaults apply.
}
// Also without any: Home paints what the rows would move once it is set (features/browse/home/home-rows.css).
document.documentElement.dataset.rows = rows;
// The layout for a television (app/couch/couch.css). An address with `?couch=1` serves where nothing is stored.
const inAddress = new URLSearchParams(location.search).get("couch");
if (inAddress === "1" || (couch === true && inAddress !== "0")) document.documentElement.dataset.couch = "";
