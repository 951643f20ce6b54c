export const subscription = {
  title: "En tu propio calendario",
  download: "Descargar como archivo",
  downloadNote: "Un archivo ICS con las fechas de arriba, para cualquier calendario. Las que se anuncien más tarde no estarán en él.",
  subscribe: "Suscribirse",
  subscribeNote: "Tu calendario lee esta dirección dos veces al día y recibe automáticamente las fechas nuevas.",
  /** What the address gives away. */
  ids: "La dirección contiene los números de estos títulos. El servicio que gestiona tu calendario los ve, y no ve nada más de lo que haces aquí.",
  withoutNames: "Sin títulos de episodios",
  address: "Dirección de la suscripción",
  firstTitles: (count: number): string => `Contiene ${count} de tus títulos, empezando por los que tienen fechas anunciadas.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
