/** The usual widths of banners in pixels. A slot counts as the first of them that it fits into. */
const steps = [320, 480, 728, 980, 1280] as const;

/** One class a step: a `style` attribute would not pass the Content-Security-Policy. The widths are the place's, not the window's. */
const hiddenBelow: Record<(typeof steps)[number], string> = {
  // A phone of 320 px has its margins: the frame is never wider than its place.
  320: "",
  480: "@max-[480px]:hidden",
  728: "@max-[728px]:hidden",
  980: "@max-[980px]:hidden",
  1280: "@max-[1280px]:hidden",
};
const hiddenFrom: Record<(typeof steps)[number], string> = {
  320: "@min-[320px]:hidden",
  480: "@min-[480px]:hidden",
  728: "@min-[728px]:hidden",
  980: "@min-[980px]:hidden",
  1280: "@min-[1280px]:hidden",
};

const stepOf = (widthPx: number) => steps.find((step) => widthPx <= step) ?? 1280;

/** Shows a slot where it fits and no wider one of the same place does; a frame that is not shown is not loaded. */
export function slotClass(widthPx: number, allWidthsPx: readonly number[]): string {
  const own = stepOf(widthPx);
  const wider = allWidthsPx.map(stepOf).filter((step) => step > own);
  const next = wider.length === 0 ? "" : hiddenFrom[steps.find((step) => wider.includes(step)) ?? 1280];
  return [hiddenBelow[own], next].filter(Boolean).join(" ");
}
