import { StructureKind } from 'ts-morph'
import { addresses, pageId } from '../pages.ts'
import type { Plan } from '../plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'
import { importsOf, print } from './value.ts'

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
    imports: importsOf(footer),
    types: [
      { module: '../src/model/rendered.ts', name: 'Rendered' },
      { module: '../src/site/footer.ts', name: 'Footer' },
    ],
    statements: [
      exportedConst('product', print(site.product), 'The product that the site presents.'),
      exportedConst('constants', print(site.constants), 'The values that copy quotes.'),
      exportedConst(
        'footer',
        `${print(footer)} satisfies Rendered<Footer>`,
        'The foot of every page.',
      ),
      exportedConst('consent', print(site.consent), 'The words of the privacy choice.'),
      exportedConst(
        'redirects',
        print(site.redirects),
        'Old addresses and the pages that took their place.',
      ),
      exportedConst(
        'addresses',
        `${print(list)} as const`,
        'Every address of the site, and the page that stands there.',
      ),
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        name: 'SitePath',
        type: "(typeof addresses)[number]['path']",
        docs: ['An address of the site.'],
      },
    ],
  })
}
