import { addresses, pageId } from '../manifest/pages.ts'
import type { Plan } from './plan.ts'
import { slot, type ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'

/** What the shell and the tests ask of the site as a whole. */
export function emitSite({ site, footer }: Plan, write: ModuleWriter): string {
  const list = addresses(site).map(({ path, canonical, page }) => ({
    path,
    canonical,
    id: pageId(canonical),
    title: page.title,
    indexed: page.indexed,
  }))
  return write('site.gen.ts', {
    imports: [],
    types: [
      { module: 'src/model/rendered.ts', name: 'Rendered' },
      { module: 'src/site/consent.ts', name: 'Consent' },
      { module: 'src/site/footer.ts', name: 'Footer' },
    ],
    statements: [
      exportedConst('product', slot(0), 'The product that the site presents.'),
      exportedConst('constants', slot(1), 'The values that copy quotes.'),
      exportedConst('footer', `${slot(2)} satisfies Rendered<Footer>`, 'The foot of every page.'),
      exportedConst(
        'consent',
        `${slot(3)} satisfies Rendered<Consent>`,
        'The words of the privacy choice.',
      ),
      exportedConst('redirects', slot(4), 'Old addresses and the pages that took their place.'),
      exportedConst(
        'addresses',
        `${slot(5)} as const`,
        'Every address of the site, and the page that stands there.',
      ),
    ],
    data: [site.product, site.constants, footer, site.consent, site.redirects, list],
  })
}
