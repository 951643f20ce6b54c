/** What the server answered instead of a piece of the catalogue. `status` is the HTTP status, 0 where there was no answer. */
export class CatalogueError extends Error {
  readonly status: number;
  constructor(status: number, path: string, options?: ErrorOptions) {
    super(`${path} answered ${status}`, options);
    this.status = status;
  }
}
