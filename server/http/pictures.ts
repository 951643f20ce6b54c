import type { Hono } from "hono";
import { PictureError } from "#server/picture-store/picture-error.ts";
import { parseAcceptedFormats } from "#server/picture-store/picture-format.ts";
import { parseCardName, parsePictureName } from "#server/picture-store/picture-name.ts";
import type { Picture, PictureStore } from "#server/picture-store/picture-store.ts";
import { type ClientKeys, requestOf } from "#server/request/client-address.ts";
import { namesEtag } from "#server/request/conditional.ts";

/** The provider never changes a picture under its name. */
const immutable = "public, max-age=31536000, immutable";
/** For an original that was sent because the encoder was busy: later visitors get a smaller one. */
const temporary = "public, max-age=300";

const refusals = {
  absent: { status: 404, text: "There is no such picture", headers: { "cache-control": "public, max-age=60" } },
  busy: { status: 503, text: "Too many pictures are on their way. Please try again.", headers: { "cache-control": "no-store", "retry-after": "2" } },
  excess: {
    status: 429,
    text: "Too many pictures are on their way to this address. Please wait a moment and try again.",
    headers: { "cache-control": "no-store", "retry-after": "2" },
  },
  failed: { status: 502, text: "The picture could not be fetched", headers: { "cache-control": "no-store" } },
} as const;

type PictureDeps = { pictures: PictureStore; clientKeys: ClientKeys; headers: Record<string, string> };

/** `/t/p/{size}/{file}`, like the provider's paths: pictures from this origin, in the best format that the browser accepts. */
export function mountPictures(app: Hono, { pictures, clientKeys, headers }: PictureDeps): void {
  const common = { ...headers, vary: "Accept" };
  app.get("/t/p/*", async (context) => {
    const refuse = (kind: keyof typeof refusals) => {
      const { status, text, headers: own } = refusals[kind];
      return context.text(text, status, { ...common, ...own });
    };
    const path = context.req.path.slice("/t/p/".length);
    const [card, name] = [parseCardName(path), parsePictureName(path)];
    const load = (client: string): Promise<Picture> | null => {
      if (card !== null) return pictures.card(card, client);
      return name && pictures.picture(name, parseAcceptedFormats(context.req.header("accept")), client);
    };
    try {
      const picture = await load(clientKeys(requestOf(context)));
      if (picture === null) return refuse("absent");
      const { bytes, digest, format, isFinal } = picture;
      // Other sites show a card beside the link.
      const shared: Record<string, string> = card === null ? {} : { "cross-origin-resource-policy": "cross-origin" };
      const cached = { ...common, ...shared, etag: `"${digest}"`, "cache-control": isFinal ? immutable : temporary };
      if (namesEtag(context.req.header("if-none-match") ?? "", cached.etag)) return context.body(null, 304, cached);
      return context.body(bytes, 200, { ...cached, "content-type": `image/${format}`, "content-length": String(bytes.byteLength) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return refuse(error.kind);
    }
  });
}
