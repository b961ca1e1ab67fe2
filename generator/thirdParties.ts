import { addresses } from './pages.ts'
import type { Site } from '../src/site/site.ts'

/** Somebody else whom the site's pages ask for something. */
export type ThirdParty = {
  /** What it is to the site. */
  readonly name: string
  /** The addresses whose pages contact it, in the manifest's order. */
  readonly pages: readonly string[]
}

/** Whom the pages of a site contact, as far as the manifest decides. */
export function thirdPartiesOf(site: Site): ThirdParty[] {
  const pagesWith = (kind: string) =>
    addresses(site).flatMap(({ path, page }) =>
      page.sections.some((section) => section.kind === kind) ? [path] : [],
    )
  const { source } = site.media
  const parties = [
    { name: 'form service', pages: pagesWith('form') },
    { name: 'maps', pages: pagesWith('mapAddress') },
    ...(source.kind === 'host'
      ? [{ name: new URL(source.url).host, pages: addresses(site).map(({ path }) => path) }]
      : []),
  ]
  return parties.filter(({ pages }) => pages.length > 0)
}
