import { readFileSync } from 'node:fs'
import { product } from '../../../generated/site.gen.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { site } from './site.ts'

const snapshot = new URL('../../../generated/site.snapshot.json', import.meta.url)

/** The validated manifest, from the generated snapshot. */
export const manifest = siteSchema.parse(JSON.parse(readFileSync(snapshot, 'utf8')))

/** The document title of a path. */
export function titleAt(path: string): string {
  const own = site.pages.find((one) => one.path === path)
  if (own === undefined) throw new Error(`${path} is not a path of the site`)
  return `${product.name} | ${own.title}`
}

/** The heroes of the site's pages. */
export const heroes = Object.entries(manifest.routes).flatMap(([path, route]) =>
  'hero' in route ? [{ path, ...route.hero }] : [],
)

/** The first path whose page has sections of all these kinds. */
export function pathWith(...kinds: readonly string[]): string {
  const found = Object.entries(manifest.routes).find(([, route]) => {
    const own: readonly string[] = 'sections' in route ? route.sections.map(({ kind }) => kind) : []
    return kinds.every((kind) => own.includes(kind))
  })
  if (found === undefined) throw new Error(`No page has sections of the kinds ${kinds.join(', ')}.`)
  return found[0]
}
