/** `absent`: the host says 404. `busy`: too many wait already. `failed`: anything else. */
export type PictureErrorKind = "absent" | "busy" | "failed";

/** Why there is no picture. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly kind: PictureErrorKind;
  constructor(kind: PictureErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** For a turn that cannot be had. */
export const busyWithPictures = (why: string): PictureError => new PictureError("busy", why);
