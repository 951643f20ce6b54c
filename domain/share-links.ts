export type ShareSubject = { title: string; url: string; siteName: string };

/** Section 2: 'Check out "{title}" on the product!' */
export const shareText = ({ title, siteName }: Pick<ShareSubject, "title" | "siteName">): string => `Check out "${title}" on ${siteName}!`;

/** The five networks of section 2, in its order, each with the address of its share page. */
export function shareLinks(subject: ShareSubject): { network: string; href: string }[] {
  const { url } = subject;
  const text = shareText(subject);
  const to = (address: string, parameters: Record<string, string>) => `${address}?${new URLSearchParams(parameters)}`;
  return [
    { network: "Facebook", href: to("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text }) },
    { network: "Twitter", href: to("https://twitter.com/intent/tweet", { url, text }) },
    { network: "LinkedIn", href: to("https://www.linkedin.com/sharing/share-offsite/", { url, title: text }) },
    { network: "WhatsApp", href: to("https://wa.me/", { text: `${text} ${url}` }) },
    { network: "Telegram", href: to("https://t.me/share/url", { url, text }) },
  ];
}
