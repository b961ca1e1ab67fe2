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
  const whole = {
    ...site,
    // The numbers of these would be reported where texts repeat them.
    constants: {},
    routes: { ...site.routes, ...Object.fromEntries(extra) },
  }
  return withConstants(JSON.stringify(whole, null, 2), [
    site.product.name,
    ...Object.values(site.places).flatMap(({ phone }) => Object.values(phone ?? {})),
  ])
}

/** As in real manifests, texts insert these values as constants instead of repeating them, which would be many warnings. */
function withConstants(json: string, values: readonly string[]): string {
  const declarations = values.map(
    (value, index) => `const value${index} = ${JSON.stringify(value)}`,
  )
  const inserted = values.reduce(
    (text, value, index) => text.replaceAll(value, `" + value${index} + "`),
    json,
  )
  return `${declarations.join('\n')}\n\nexport default ${inserted}\n`
}
