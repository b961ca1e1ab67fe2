import { staging } from 'virtual:configuration'
import { errorPage as texts } from 'virtual:texts'
import { product } from '../../generated/site.gen.ts'
import type { PageMeta } from './pageModule.ts'

/** The `head` of a page's route: title, description, robots and canonical link. */
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

/** The `head` of a page that could not be loaded. */
export const errorHead = () => ({ meta: [{ title: documentTitle(texts.documentTitle) }] })

/** The product's name followed by the page's title. */
export const documentTitle = (title: string) => `${product.name} | ${title}`
