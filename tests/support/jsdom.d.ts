/** Types for the used part of jsdom, which has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string; readonly contentType?: string })
    readonly window: {
      readonly WebSocket: typeof WebSocket
      readonly DOMParser: typeof DOMParser
      readonly document: Document
    }
  }
}
