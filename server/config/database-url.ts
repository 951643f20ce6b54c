/** Checked completely here, because a later error about a malformed address could contain its password. */
export function isDatabaseUrl(value: string): boolean {
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol) || new URL(value).hostname === "") return false;
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}
