import { wordmarkOf } from '../../src/site/brand.ts'
import { pageId, sitePages } from '../manifest/pages.ts'
import type { Plan } from './plan.ts'
import { slot, type ModuleWriter } from './module.ts'
import { exportedConst, typedConst } from './statements.ts'
import { Code } from './value.ts'

/** Emits the data of the whole site, for the shell and the tests. */
export function emitSite({ site, footer }: Plan, write: ModuleWriter): string {
  const list = sitePages(site).map(({ path, canonical, page }) => ({
    path,
    canonical,
    id: pageId(canonical),
    title: page.title,
    indexed: page.indexed,
  }))
  // The former names are only for the generator.
  const { formerNames: _, ...product } = site.product
  return write('site.gen.ts', {
    imports: [],
    types: [
      { module: 'src/model/rendered.ts', name: 'Rendered' },
      { module: 'src/site/site.ts', name: 'Consent' },
      { module: 'src/site/navigation.ts', name: 'Footer' },
    ],
    statements: [
      exportedConst('product', slot(0), 'The company or product of the site.'),
      exportedConst('wordmark', slot(1), 'The text beside the symbol of the logo.'),
      exportedConst('constants', slot(2), 'The values that copy quotes.'),
      exportedConst('footer', `${slot(3)} satisfies Rendered<Footer>`, 'The footer of every page.'),
      typedConst(
        'consent',
        'Rendered<Consent> | undefined',
        slot(4),
        'The texts of the privacy bar. Undefined if the site has none.',
      ),
      exportedConst('menu', slot(5), 'The settings of the main menu.'),
      exportedConst('redirects', slot(6), 'The redirects from old paths.'),
      exportedConst('sitePages', `${slot(7)} as const`, 'Every path of the site with its page.'),
    ],
    data: [
      product,
      wordmarkOf(site),
      site.constants,
      footer,
      site.consent ?? new Code('undefined'),
      site.menu,
      site.redirects,
      list,
    ],
  })
}
