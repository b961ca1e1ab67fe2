import * as z from 'zod'
import { product } from '../../generated/site.gen.ts'
import { documentAt } from './files.ts'

/** The blocks of structured data of a page. */
export const blocks = (pagePath: string) => [
  ...documentAt(pagePath).querySelectorAll('script[type="application/ld+json"]'),
]

const graph = z.object({
  '@graph': z.array(
    z.looseObject({ '@type': z.string(), '@id': z.url().startsWith(`${product.origin}/`) }),
  ),
})

/** The things that the structured data of a page describes. Their types are checked where they are made. */
export const things = (pagePath: string) =>
  blocks(pagePath).flatMap(({ textContent }) => graph.parse(JSON.parse(textContent))['@graph'])
