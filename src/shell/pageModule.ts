import type { ComponentType } from 'react'
import type { Graph } from 'schema-dts'

/** What the document says of a page. */
export type PageMeta = {
  /** The page's own address. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** What it says to search engines in their own terms. Nothing where they are not to list it. */
  readonly structuredData?: Graph
}

/** A generated page, as its route imports it. */
export type PageModule = {
  readonly page: PageMeta
  readonly Page: ComponentType
}
