type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing may be fetched ahead: the visitor saves data, or the connection is that slow. */
export function savesData(): boolean {
  const { saveData, effectiveType }: Connection = "connection" in navigator ? (navigator.connection as Connection) : {};
  return saveData === true || effectiveType === "2g" || effectiveType === "slow-2g";
}
