import type { ComponentType } from 'react'
import type { Graph } from 'schema-dts'

/** The metadata of a page for the document's head. */
export type PageMeta = {
  /** The path of the page, e.g. `/services`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Whether search engines may index the page. */
  readonly indexed: boolean
  /** Structured data (schema.org) for search engines. `undefined` if the page is not indexed. */
  readonly structuredData?: Graph
}

/** The metadata of the page that the router has loaded. `undefined` if it could not load one. */
export const loadedPage = (
  matches: readonly { readonly loaderData?: PageMeta | undefined }[],
): PageMeta | undefined => matches.at(-1)?.loaderData

/** A generated page, as its route imports it. */
export type PageModule = {
  readonly page: PageMeta
  readonly Page: ComponentType
}
