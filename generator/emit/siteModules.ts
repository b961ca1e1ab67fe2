import type { Place } from '../../src/model/place.ts'
import type { SymbolShape } from '../../src/model/symbol.ts'
import { wordmarkOf } from '../../src/site/brand.ts'
import { pageId, sitePages } from '../manifest/sitePages.ts'
import { siteColors } from '../brand/siteColors.ts'
import { capitalize } from '../text.ts'
import { exportedConst, type GeneratedModule } from '../code/module.ts'
import { formatPlace } from './format.ts'
import type { Plan, SiteVariant } from './plan.ts'
import { resolveEvent } from './resolve.ts'
import { code, Code } from '../code/code.ts'

/** Emits the data of the whole site, for the shell and the tests. */
export function emitSite({ site, footer }: Plan): GeneratedModule {
  const list = sitePages(site).map(({ path, canonical, page }) => ({
    path,
    canonical,
    id: pageId(canonical),
    title: page.title,
    indexed: page.indexed,
  }))
  // The first origin is only for the generator.
  const { firstOrigin: _, ...product } = site.product
  return {
    file: 'site.gen.ts',
    types: [
      { module: 'src/model/rendered.ts', name: 'Rendered' },
      { module: 'src/site/consentSchema.ts', name: 'Consent' },
      { module: 'src/site/navigation.ts', name: 'Footer' },
    ],
    statements: [
      exportedConst('product', code`${product}`, 'The company or product of the site.'),
      exportedConst(
        'wordmark',
        code`${wordmarkOf(site)}`,
        'The text beside the symbol of the logo.',
      ),
      exportedConst('constants', code`${site.constants}`, 'The values that copy quotes.'),
      exportedConst(
        'footer',
        code`${footer} satisfies Rendered<Footer>`,
        'The footer of every page.',
      ),
      exportedConst(
        'consent',
        code`${site.consent ?? new Code('undefined')}`,
        'What visitors can agree to. Undefined if the site has no consent bar.',
        'Rendered<Consent> | undefined',
      ),
      exportedConst('menu', code`${site.menu}`, 'The settings of the main menu.'),
      exportedConst('redirects', code`${site.redirects}`, 'The redirects from old paths.'),
      exportedConst('sitePages', code`${list} as const`, 'Every path of the site with its page.'),
    ],
  }
}

/** Emits the colors of the site, for the theme. */
export const emitColors = ({ site }: Plan): GeneratedModule => ({
  file: 'colors.gen.ts',
  types: [{ module: 'src/theme/colors.ts', name: 'SiteColors' }],
  statements: [
    exportedConst(
      'colors',
      code`${siteColors(site.brand.colors)} satisfies SiteColors`,
      'All colors of the site, computed from the colors of the brand.',
    ),
    exportedConst(
      'headerTone',
      code`${site.brand.headerTone}`,
      'The tone of the header.',
      `'plain' | 'dark'`,
    ),
  ],
})

/** Emits the symbol of the logo, with the attribute names of React. */
export const emitSymbol = ({ symbol }: Plan): GeneratedModule => ({
  file: 'symbol.gen.ts',
  types: [{ module: 'src/model/symbol.ts', name: 'BrandSymbol' }],
  statements: [
    // Typed: the inferred type of shapes with different attributes is not a record of strings.
    exportedConst(
      'symbol',
      code`${{ ...symbol, shapes: symbol.shapes.map(forReact) }}`,
      'The symbol of the logo.',
      'BrandSymbol',
    ),
  ],
})

const forReact = ({ element, attributes, children }: SymbolShape): SymbolShape => ({
  element,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [camelCase(name), value]),
  ),
  ...(children && { children: children.map(forReact) }),
})

/** The name of an SVG attribute in React, e.g. `fillRule`. */
const camelCase = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Emits the module of a place, which the footer and pages import. */
export const emitPlace = (id: string, place: Place, { site, suffix }: SiteVariant) =>
  emitItem('place', id, suffix, formatPlace(id, place, site))

/** Emits the module of an event, which forms and pages import. */
export const emitEvent = (id: string, { site, suffix, resolve }: SiteVariant) =>
  emitItem('event', id, suffix, resolveEvent(site, id, resolve))

const emitItem = (
  kind: 'place' | 'event',
  id: string,
  suffix: string,
  data: object,
): GeneratedModule => ({
  file: `${kind}s/${id}${suffix}.gen.ts`,
  types: [{ module: 'src/model/rendered.ts', name: 'RenderedReference' }],
  statements: [
    exportedConst(`${id}${capitalize(kind)}`, code`${data} satisfies RenderedReference<${kind}>`),
  ],
})
