/** `null` for a text that is no address. Without `URL.canParse`, which Safari has since 17. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
