export const subscription = {
  title: "In deinem eigenen Kalender",
  download: "Als Datei herunterladen",
  downloadNote: "Eine ICS-Datei mit den Terminen oben, für jeden Kalender. Was später angekündigt wird, ist nicht dabei.",
  subscribe: "Abonnieren",
  subscribeNote: "Dein Kalender ruft diese Adresse zweimal am Tag ab und bekommt neue Termine von selbst.",
  /** What the address gives away. */
  ids: "Die Adresse enthält die Nummern dieser Titel. Der Dienst, der deinen Kalender betreibt, sieht sie, sonst aber nichts von dem, was du hier tust.",
  withoutNames: "Ohne Folgentitel",
  address: "Adresse des Abos",
  firstTitles: (count: number): string => `Das Abo umfasst ${count} deiner Titel, zuerst die mit angekündigten Terminen.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
