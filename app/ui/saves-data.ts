type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be fetched ahead: the visitor saves data, or the connection is that slow. */
export function savesData(): boolean {
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  // "slow-2g" as well.
  return saveData === true || effectiveType?.endsWith("2g") === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
