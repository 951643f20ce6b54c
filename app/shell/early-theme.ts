// Applies the stored theme before the page is painted in the other one.
try {
  const theme = localStorage.getItem("matinee-theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  // Reserves the space of ads (app/ads/ad-place.tsx) before the first paint, if the visitor has agreed to ads.
  if (JSON.parse(localStorage.getItem("matinee-consent") ?? "{}").ads?.yes === true) document.documentElement.dataset.ads = "on";
  // Reserves the room of the Continue row, if there is something to continue (app/data/saved/continue-flag.ts).
  if (localStorage.getItem("matinee-continue") !== null) document.documentElement.dataset.continue = "on";
} catch {
  // Storage is blocked or malformed: the defaults apply.
}
