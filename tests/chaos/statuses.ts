/** A page, or with a body a function. */
export type Call = { path: string; body?: object };

export async function statusOf(origin: string, { path, body }: Call): Promise<number> {
  const response = await fetch(origin + path, body ? { method: "POST", body: JSON.stringify(body) } : {});
  await response.text();
  return response.status;
}

/** How the site responds to visitors when the provider fails: pages with 503, functions and the API with 502. */
export const isRefusal = (status: number): boolean => status === 502 || status === 503;
