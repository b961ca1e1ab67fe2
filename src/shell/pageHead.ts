import { product } from '../../generated/site.gen.ts'
import { staging } from 'virtual:configuration'
import type { PageMeta } from './pageModule.ts'

/** What the document's head says of a page, in the router's terms. */
export function pageHead({ path, title, description, ...page }: PageMeta) {
  const indexed = page.indexed && !staging
  return {
    meta: [
      { title: documentTitle(title) },
      { name: 'description', content: description },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: product.origin + path }] : [],
  }
}

/** What it says where a page could not be had. */
export const errorHead = () => ({ meta: [{ title: documentTitle('Page Not Shown') }] })

/** The product's name followed by the page's title. */
export const documentTitle = (title: string) => `${product.name} | ${title}`
