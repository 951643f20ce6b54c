/** "de a.example, b.example"; an empty list means this site's own server. With its preposition, which joins the article. */
export const fromServers = (hosts: readonly string[]): string => (hosts.length === 0 ? "do próprio servidor deste site" : `de ${hosts.join(", ")}`);

/** "por a.example, b.example", of who does something. */
export const byServers = (hosts: readonly string[]): string => (hosts.length === 0 ? "pelo próprio servidor deste site" : `por ${hosts.join(", ")}`);
