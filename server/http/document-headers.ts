import { frameSource } from "#domain/player.ts";
import { type AdSlot, type PublicSite, videoFrameOrigin } from "#domain/site.ts";
import { adSandbox } from "#features/ads/model/ad-frame.ts";
import { bridgeSource } from "./ad-document.ts";

/** `file` stands for files and for responses of the API and of functions. */
export type DocumentKind = "page" | "player" | "ad" | "worker" | "file";

type Policy = Record<string, readonly string[]>;

const none = ["'none'"];
const self = ["'self'"];

/** The origins of absolute URLs; paths have none. */
const originsOf = (urls: readonly string[]): string[] => [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
const frameOrigins = (site: PublicSite): string[] => [
  ...originsOf([...site.movieServers, ...site.seriesServers].flatMap((server) => frameSource(server)?.href ?? [])),
  ...(site.trailers ? [videoFrameOrigin] : []),
];

function pagePolicy(site: PublicSite): Policy {
  return {
    "default-src": none,
    "script-src": [...self, ...originsOf(site.analytics ? [site.analytics.script] : [])],
    "style-src": self,
    "img-src": [...self, ...originsOf([site.imageBase])],
    "font-src": self,
    "connect-src": [...self, ...originsOf(site.analytics ? [site.analytics.origin] : [])],
    "manifest-src": self,
    "media-src": self,
    "frame-src": [...self, ...frameOrigins(site)],
    "form-action": self,
    "base-uri": none,
    "frame-ancestors": none,
    "object-src": none,
  };
}

function playerPolicy(site: PublicSite, mediaUrls: readonly string[], filmOrigins: readonly string[]): Policy {
  const hosts = [...new Set([...originsOf(mediaUrls), ...filmOrigins])];
  return {
    "default-src": none,
    "script-src": self,
    "style-src": self,
    // The device's own controls show the title's picture.
    "img-src": [...self, ...originsOf([site.imageBase])],
    // hls.js fetches playlists and segments. Public films need media-src alone; after a failure the player asks their hosts whether one answers.
    "connect-src": [...self, ...hosts],
    "media-src": [...self, "blob:", ...hosts],
    "worker-src": [...self, "blob:"],
    "form-action": none,
    "base-uri": none,
    "frame-ancestors": self,
    "object-src": none,
  };
}

/** Allows the operator's hosts for this slot and none of ours. Sandboxed here as well as by the frame, for a document opened directly. */
function adPolicy(slot: AdSlot): Policy {
  const hosts = originsOf([slot.scriptUrl, ...slot.hosts]);
  return {
    "default-src": none,
    "script-src": [...(slot.clickHandler === null ? [] : [bridgeSource]), ...hosts],
    "style-src": ["'unsafe-inline'", ...hosts],
    "img-src": ["data:", ...hosts],
    "font-src": hosts,
    "connect-src": hosts,
    "media-src": hosts,
    "frame-src": hosts,
    "form-action": none,
    "base-uri": none,
    "frame-ancestors": self,
    "object-src": none,
    sandbox: adSandbox(slot),
  };
}

/** A worker fetches the site's pages and files: with the policy of files it would start, and then fail every page. */
const workerPolicy: Policy = { "default-src": none, "connect-src": self, "frame-ancestors": none };

const filePolicy: Policy = { "default-src": none, "frame-ancestors": none };

const serialize = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");

/** What a document and its frames may use. Every other feature is off. */
function permissions(kind: DocumentKind, site: PublicSite): string {
  const off = [
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
  ].map((feature) => `${feature}=()`);
  const players = kind === "page" ? frameOrigins(site).map((origin) => `"${origin}"`) : [];
  const allowList = kind === "ad" ? "" : ["self", ...players].join(" ");
  const on = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"].map((feature) => `${feature}=(${allowList})`);
  return [...on, ...off].join(", ");
}

type HeaderTable = Record<string, string>;
type DocumentHeaders = Record<Exclude<DocumentKind, "ad">, HeaderTable> & { ad: (slot: AdSlot) => HeaderTable };

/** `filmOrigins`: from where the player loads public films, as the policy names them. */
export function documentHeaders(site: PublicSite, mediaUrls: readonly string[], filmOrigins: readonly string[] = []): DocumentHeaders {
  const common = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(site.origin.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  const unframed = { ...common, "x-frame-options": "DENY" };
  return {
    page: { ...unframed, "content-security-policy": serialize(pagePolicy(site)), "permissions-policy": permissions("page", site) },
    player: {
      ...common,
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": serialize(playerPolicy(site, mediaUrls, filmOrigins)),
      "permissions-policy": permissions("player", site),
    },
    ad: (slot) => ({
      ...common,
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": serialize(adPolicy(slot)),
      "permissions-policy": permissions("ad", site),
    }),
    worker: { ...unframed, "content-security-policy": serialize(workerPolicy), "permissions-policy": permissions("worker", site) },
    file: { ...unframed, "content-security-policy": serialize(filePolicy), "permissions-policy": permissions("file", site) },
  };
}
