// Runs as soon as it arrives, beside the page (`async`, so that it never holds up the first paint): a visitor who chose the other
// theme should not see this one flash by. A file of its own because the Content-Security-Policy allows no inline script.
try {
  const theme = localStorage.getItem("matinee-theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  // The room of ads that the visitor has agreed to (app/ads/ad-place.tsx): it is there from the first paint, or never.
  if (JSON.parse(localStorage.getItem("matinee-consent") ?? "{}").ads?.yes === true) document.documentElement.dataset.ads = "on";
} catch {
  // Storage is forbidden here, or holds what is not ours: nothing is remembered.
}
