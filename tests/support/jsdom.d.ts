/** jsdom has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: Window & { DOMParser: typeof DOMParser };
  }
}
