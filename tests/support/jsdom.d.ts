/** The one thing that tests take from jsdom, which brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string });
    readonly window: Window;
  }
}
