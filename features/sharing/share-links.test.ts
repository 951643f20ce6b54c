import { expect, test } from "vitest";
import { share } from "#languages/en/site/share.ts";
import { shareLinks } from "./share-links.ts";

const text = share.shareText(`Tom & "Jerry"`, "Matinee");
const subject = { url: "https://matinee.example/movie/19-metropolis", text };

test("the text is section 2's", () => {
  expect(share.shareText("Metropolis", "Matinee")).toBe('Check out "Metropolis" on Matinee!');
});

test("each of the five networks gets the page and the text", () => {
  const links = shareLinks(subject).map(({ network, href }) => {
    const { origin, pathname, searchParams } = new URL(href);
    return [network, origin + pathname, Object.fromEntries(searchParams)];
  });
  expect(links).toEqual([
    ["Facebook", "https://www.facebook.com/sharer/sharer.php", { u: subject.url, quote: text }],
    ["Twitter", "https://twitter.com/intent/tweet", { url: subject.url, text }],
    ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url: subject.url, title: text }],
    ["WhatsApp", "https://wa.me/", { text: `${text} ${subject.url}` }],
    ["Telegram", "https://t.me/share/url", { url: subject.url, text }],
  ]);
});
