/**
 * A failed request of the catalog. `status`: the HTTP status; 0 without a response. The message leaves out the query string, which may
 * hold what the visitor typed.
 */
export class CatalogError extends Error {
  readonly status: number;
  constructor(status: number, path: string, options?: ErrorOptions) {
    super(`${path.split("?", 1)[0]}: ${status === 0 ? "no response" : `HTTP ${status}`}`, options);
    this.status = status;
  }
}
