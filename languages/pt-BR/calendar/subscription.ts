export const subscription = {
  title: "No seu próprio calendário",
  download: "Baixar como arquivo",
  downloadNote: "Um arquivo ICS com as datas acima, para qualquer calendário. As que forem anunciadas depois não estarão nele.",
  subscribe: "Assinar",
  subscribeNote: "Seu calendário lê este endereço duas vezes por dia e recebe as novas datas automaticamente.",
  /** What the address gives away. */
  ids: "O endereço contém os números destes títulos. O serviço do seu calendário vê esses números e não vê mais nada do que você faz aqui.",
  withoutNames: "Sem os títulos dos episódios",
  address: "Endereço da assinatura",
  firstTitles: (count: number): string => `Contém ${count} dos seus títulos, começando pelos que têm datas anunciadas.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
