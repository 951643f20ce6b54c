import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  {
    key: "matinee-theme",
    text: "a aparência “Escura” ou “Clara”, se você escolheu uma delas no rodapé de uma página. Escolher “Automática” de novo apaga esse registro.",
  },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "suas opções de privacidade." }] : []),
  { key: playerSettingsKey, text: "o volume, a velocidade, a aparência e o idioma das legendas e se o player obedece a atalhos de uma só tecla." },
  { key: lastServersKey, text: "o servidor que funcionou por último, um para filmes e um para séries." },
  {
    key: watchProgressKey,
    text: "o ponto em que você parou nos filmes e episódios que viu por último e o que você abriu por último de um título, para poder continuar. O ponto é removido quando você termina.",
  },
  { key: savedListKey, text: "os títulos que você salvou e suas próprias listas." },
  { key: seenKey, text: "o que você viu e suas próprias notas e anotações." },
  { key: homeRowsKey, text: "se há algo para continuar e se você salvou ou já viu títulos, para que as páginas reservem espaço para isso desde o começo." },
  {
    key: importKey,
    text: "uma importação de outro serviço que você não terminou: o que os arquivos dizem e o que foi encontrado. Ela é removida no fim.",
  },
  ...(site.worksOffline
    ? [
        {
          key: visitKey,
          text: "quando você esteve aqui pela primeira vez, para que, na segunda visita, o site possa começar a guardar cópias para uso sem conexão.",
        },
      ]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "o que estava guardado e não pôde ser lido, até você exportar ou excluir." })),
  {
    key: deviceSettingsKey,
    text: `se este dispositivo pode guardar algo, se o próximo episódio começa automaticamente, o que acontece com spoilers, se os títulos aparecem com o pôster original, se as listas ocultam o que você já viu, se você quer o visual para TV e o país onde você assiste, se você escolheu um.${hasLanguages(site) ? " Também o idioma em que você quer as páginas, se você escolheu um, e se você fechou ou seguiu a oferta de um idioma." : ""}${site.worksOffline ? " E se cópias de páginas são guardadas para uso sem conexão, se você fez essa escolha." : ""}`,
  },
];
