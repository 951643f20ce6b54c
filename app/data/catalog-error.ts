/**
 * What the server answered instead of a piece of the catalog. `status` is the HTTP status, 0 where there was no answer. The
 * message leaves the address' query out: it may hold what somebody searched for.
 */
export class CatalogError extends Error {
  readonly status: number;
  constructor(status: number, path: string, options?: ErrorOptions) {
    super(`${path.split("?", 1)[0]} answered ${status}`, options);
    this.status = status;
  }
}
