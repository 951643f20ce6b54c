import { type AddressBase, filmOrigins } from "./model/addresses.ts";
import { type FilmHost, filmHosts } from "./model/copies.ts";

/** Only `npm run films` asks it: no browser does. */
const commonsApi = "https://commons.wikimedia.org";

const origins = [...Object.values(filmOrigins).flat(), commonsApi];

/** As the Content-Security-Policy compares: "https://*.us.archive.org" has every host below it. */
const isOf = (origin: string, address: URL): boolean =>
  origin.includes("*")
    ? address.protocol === "https:" && address.port === "" && address.host.endsWith(origin.slice("https://*".length))
    : address.origin === origin;

/** Whether an address is at one of the public archives. */
export const isFilmAddress = (address: string): boolean => URL.canParse(address) && origins.some((origin) => isOf(origin, new URL(address)));

/** The archive's own address, if a stand-in answered in its place. */
export const withoutBase = (base: AddressBase, address: string): string =>
  base !== undefined && address.startsWith(`${base}/`) ? `https://${address.slice(base.length + 1)}` : address;

export const hostIds = Object.keys(filmHosts) as FilmHost[];
