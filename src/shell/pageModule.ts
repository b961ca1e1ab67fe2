import type { ComponentType } from 'react'

/** What the document says of a page. */
export type PageMeta = {
  /** The page's own address. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly indexed: boolean
}

/** A generated page, as its route imports it. */
export type PageModule = {
  readonly page: PageMeta
  readonly Page: ComponentType
}
