/** What a browser's local storage holds. The privacy and cookie pages list all of it. */
export const storedKeys = {
  theme: "a aparência “Escura” ou “Clara”, se você escolheu uma delas no rodapé de uma página. Escolher “Automática” de novo apaga esse registro.",
  consent: "suas opções de privacidade.",
  player: "o volume, a velocidade, a aparência e o idioma das legendas e se o player obedece a atalhos de uma só tecla.",
  servers: "o servidor que funcionou por último, um para filmes e um para séries.",
  progress:
    "o ponto em que você parou nos filmes e episódios que viu por último e o que você abriu por último de um título, para poder continuar. O ponto é removido quando você termina.",
  saved: "os títulos que você salvou e suas próprias listas.",
  seen: "o que você viu e suas próprias notas e anotações.",
  homeRows: "se há algo para continuar e se você salvou ou já viu títulos, para que as páginas reservem espaço para isso desde o começo.",
  import: "uma importação de outro serviço que você não terminou: o que os arquivos dizem e o que foi encontrado. Ela é removida no fim.",
  visit: "quando você esteve aqui pela primeira vez, para que, na segunda visita, o site possa começar a guardar cópias para uso sem conexão.",
  damaged: "o que estava guardado e não pôde ser lido, até você exportar ou excluir.",
  settings: (hasLanguages: boolean, worksOffline: boolean): string =>
    `se este dispositivo pode guardar algo, se o próximo episódio começa automaticamente, o que acontece com spoilers, se os títulos aparecem com o pôster original, se as listas ocultam o que você já viu, se você quer o visual para TV e o país onde você assiste, se você escolheu um.${hasLanguages ? " Também o idioma em que você quer as páginas, se você escolheu um, e se você fechou ou seguiu a oferta de um idioma." : ""}${worksOffline ? " E se cópias de páginas são guardadas para uso sem conexão, se você fez essa escolha." : ""}`,
};
