/** The URLs of the scripts that a document loads. */
export type DocumentScripts = {
  /** The entry script, which loads all others. */
  readonly entry: string
  readonly others: readonly string[]
}

/** The scripts that a document loads. */
export function scriptsOf(html: string): DocumentScripts {
  const [, entry = '', others = ''] =
    /<script[^>]*\bsrc="([^"]*)"[^>]*\bdata-scripts="([^"]*)"/.exec(html) ?? []
  return { entry, others: others.split(' ').filter(Boolean) }
}
