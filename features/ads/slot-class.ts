/** The usual widths of banners in pixels. A slot has the step of the first one that it fits into. */
const steps = [320, 480, 728, 980, 1280] as const;

/** One class for each step, because the Content-Security-Policy allows no `style` attribute. Widths are those of the place's container. */
const hiddenBelow: Record<(typeof steps)[number], string> = {
  // On a phone of 320 px the margins make the place narrower; `max-w-full` shrinks the frame.
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

/** Shows a slot where it fits and no wider slot of its place does. A hidden frame does not load. */
export function slotClass(widthPx: number, allWidthsPx: readonly number[]): string {
  const own = stepOf(widthPx);
  const wider = allWidthsPx.map(stepOf).filter((step) => step > own);
  const next = wider.length === 0 ? "" : hiddenFrom[steps.find((step) => wider.includes(step)) ?? 1280];
  return [hiddenBelow[own], next].filter(Boolean).join(" ");
}
