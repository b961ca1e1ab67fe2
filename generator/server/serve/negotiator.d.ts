/** The part of `negotiator` that is used; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | string[] | undefined>>
    })
    /** The best of the available encodings that the client accepts; `preferred` decides ties. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined
  }
}
