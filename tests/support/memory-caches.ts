/** A worker's `caches` in memory, by address alone: what copies are looked up by. The order of keys is that of the last `put`. */
class MemoryCache {
  private readonly entries = new Map<string, Response>();
  private readonly addressOf = (key: Request | string): string => new URL(typeof key === "string" ? key : key.url, "https://matinee.example").href;

  keys = async (): Promise<Request[]> => [...this.entries.keys()].map((address) => new Request(address));
  match = async (key: Request | string): Promise<Response | undefined> => this.entries.get(this.addressOf(key))?.clone();
  delete = async (key: Request | string): Promise<boolean> => this.entries.delete(this.addressOf(key));
  async put(key: Request | string, response: Response): Promise<void> {
    await this.delete(key);
    this.entries.set(this.addressOf(key), response);
  }
}

export function memoryCaches() {
  const caches = new Map<string, MemoryCache>();
  return {
    match: async (key: Request | string, { cacheName }: { cacheName: string }) => caches.get(cacheName)?.match(key),
    delete: async (name: string): Promise<boolean> => caches.delete(name),
    has: async (name: string): Promise<boolean> => caches.has(name),
    async open(name: string): Promise<MemoryCache> {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return cache;
    },
  };
}
