/** `absent`: the host responds 404. `busy`: too many requests wait. `excess`: too many of this client's. `failed`: anything else. */
export type PictureErrorKind = "absent" | "busy" | "excess" | "failed";

export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: PictureErrorKind;
  constructor(kind: PictureErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export const pictureBusyError = (message: string): PictureError => new PictureError("busy", message);
export const pictureExcessError = (message: string): PictureError => new PictureError("excess", message);
