import { product } from '../../../generated/site.gen.ts'
import { site as builtSite } from '../../support/builtSite.ts'
import { site } from './site.ts'
import { usedBySite } from './usedBySite.ts'

/** The validated manifest, with the pages that were built. */
export const manifest = builtSite

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
