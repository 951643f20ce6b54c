/** Checked completely here, because a later error about a malformed address could contain its password. */
export function isDatabaseUrl(value: string): boolean {
  // URL drops control characters, or encodes them in the host's name.
  if (/\p{Cc}/u.test(value)) return false;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol) || new URL(value).hostname === "") return false;
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}
