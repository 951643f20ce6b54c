import { z } from "zod";
import { limits } from "#domain/limits.ts";
import type { AdSlot } from "#domain/site.ts";
import { isSecureUrl } from "./secure-url.ts";

const isOrigin = (value: string): boolean => isSecureUrl(value) && new URL(value).origin === value.replace(/\/$/, "");

/** The widest column of any page. */
const maxWidthPx = 1280;
const maxHeightPx = 1200;

const size = z.string("must be written like 728x90").transform((text, context) => {
  const [, width, height] = /^(\d{1,4})\s*x\s*(\d{1,4})$/i.exec(text.trim()) ?? [];
  const [widthPx, heightPx] = [Number(width), Number(height)];
  if (widthPx >= 1 && heightPx >= 1 && widthPx <= maxWidthPx && heightPx <= maxHeightPx) return { widthPx, heightPx };
  context.addIssue({ code: "custom", message: `must be written like 728x90, and be at most ${maxWidthPx}x${maxHeightPx}` });
  return z.NEVER;
});

const slot = z
  .strictObject({
    id: z.string("must be a name for the slot, such as footer-banner").regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and hyphens"),
    place: z.enum(["home", "footer", "movie"], "must be home, footer or movie"),
    script: z.string("must be the https address of the ad script").refine(isSecureUrl, "must be the https address of the ad script"),
    hosts: z.array(z.string().refine(isOrigin, "must be an origin such as https://pictures.example"), "must be a list of origins").default([]),
    size: size.optional(),
    popups: z.boolean("must be true or false").default(false),
    clickHandler: z
      .string("must be the name of a function of the script")
      .regex(/^[A-Za-z_$][\w$]{0,59}$/, "must be the name of a function of the script")
      .optional(),
  })
  .superRefine(({ place, size: givenSize }, context) => {
    // A slot on a movie page may be a script alone; a banner without a size would be invisible.
    if (place === "home" && !givenSize) context.addIssue({ code: "custom", path: ["size"], message: "must be given for a slot on the home page, like 728x90" });
  })
  .transform(
    ({ id, place, script, hosts, size: givenSize, popups, clickHandler }): AdSlot => ({
      id,
      place,
      scriptUrl: new URL(script).href,
      hosts: hosts.map((host) => new URL(host).origin),
      size: givenSize ?? (place === "footer" ? limits.footerBanner : null),
      popups,
      clickHandler: clickHandler ?? null,
    }),
  );

/** The schema of ads.json. Each error message says in one line what the field must be. */
export const adsFile = z.strictObject({
  slots: z.array(slot, "must be a list").refine((slots) => new Set(slots.map(({ id }) => id)).size === slots.length, "has the same id twice"),
});
