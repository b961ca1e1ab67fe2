import manifest from '../../site.manifest.ts'
import { siteSchema } from '../../src/site/site.ts'

/** The text of a manifest with `count` pages: copies of the site's pages with other paths. */
export function manyPages(count: number): string {
  const site = siteSchema.parse(manifest)
  const pages = Object.values(site.routes).flatMap((route) => ('sameAs' in route ? [] : [route]))
  const extra = Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => {
    const page = pages[index % pages.length]
    if (page === undefined) throw new Error('The site has no pages.')
    // Each page links to the next one.
    const next = (index + 1) % (count - pages.length)
    const onward = { text: `Page ${next}`, to: `/pages/${next % 100}/${next}` }
    const links = { kind: 'buttonLinks', heading: 'Onward', links: [onward] }
    return [
      `/pages/${index % 100}/${index}`,
      { ...page, title: `${page.title} ${index}`, sections: [...page.sections, links] },
    ] as const
  })
  // In real manifests, texts insert these values; here they are written out, which would be many warnings.
  const product = { ...site.product, name: 'Example' }
  const whole = {
    ...site,
    product,
    constants: {},
    routes: { ...site.routes, ...Object.fromEntries(extra) },
  }
  return `export default ${JSON.stringify(whole, null, 2)}\n`
}
