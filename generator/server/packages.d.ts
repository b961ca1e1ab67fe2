/** Types for the used part of `negotiator`. Its published types do not include `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | string[] | undefined>>
    })
    /** The available encoding that the client prefers. `preferred` decides between equal ones. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined
  }
}
