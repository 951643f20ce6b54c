/** `text`: what recommends the title. */
export type ShareSubject = { url: string; text: string };

export type Network = "Facebook" | "Twitter" | "LinkedIn" | "WhatsApp" | "Telegram";

/** Section 2's five networks in its order, with the address of their share page. */
export function shareLinks({ url, text }: ShareSubject): { network: Network; href: string }[] {
  const link = (address: string, parameters: Record<string, string>) => `${address}?${new URLSearchParams(parameters)}`;
  return [
    { network: "Facebook", href: link("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text }) },
    { network: "Twitter", href: link("https://twitter.com/intent/tweet", { url, text }) },
    { network: "LinkedIn", href: link("https://www.linkedin.com/sharing/share-offsite/", { url, title: text }) },
    { network: "WhatsApp", href: link("https://wa.me/", { text: `${text} ${url}` }) },
    { network: "Telegram", href: link("https://t.me/share/url", { url, text }) },
  ];
}
