import { product } from '../../../generated/site.gen.ts'
import { site as builtSite } from '../../support/builtSite.ts'
import { site } from './site.ts'
import { usedBySite } from './usedBySite.ts'

/** Whether a page is in another language than the site: 1 or 0. */
const isForeign = (route: (typeof builtSite.routes)[string]) =>
  Number('language' in route && route.language !== undefined)

/**
 * The validated manifest, with the pages that were built. Those in the language of the site are first:
 * tests that take the first page with a feature expect the texts of this language.
 */
export const manifest = {
  ...builtSite,
  routes: Object.fromEntries(
    Object.entries(builtSite.routes).toSorted(
      ([, one], [, other]) => isForeign(one) - isForeign(other),
    ),
  ),
}

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

/** The first hero with several images, which change. Skips the test if the site has none. */
export const heroWithImages = () =>
  usedBySite(
    heroes.find(({ images }) => images.length > 1),
    'a hero with several images',
  )

/** The first hero with one image. Skips the test if the site has none. */
export const heroWithImage = () =>
  usedBySite(
    heroes.find(({ images }) => images.length === 1),
    'a hero with one image',
  )

/** The first path whose page has sections of all these kinds. Undefined if there is none. */
export function pathWith(...kinds: readonly string[]): string | undefined {
  const found = Object.entries(manifest.routes).find(([, route]) => {
    const own: readonly string[] = 'sections' in route ? route.sections.map(({ kind }) => kind) : []
    return kinds.every((kind) => own.includes(kind))
  })
  return found?.[0]
}
