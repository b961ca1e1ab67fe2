import { siteColors } from '../rules/colors.ts'
import { slot, type ModuleWriter } from './module.ts'
import type { Plan } from './plan.ts'
import { exportedConst } from './statements.ts'
import { asValue } from './value.ts'

/** Emits the colors of the site, for the theme. */
export const emitColors = ({ site }: Plan, write: ModuleWriter): string =>
  write('colors.gen.ts', {
    imports: [],
    types: [{ module: 'src/theme/colors.ts', name: 'SiteColors' }],
    statements: [
      exportedConst(
        'colors',
        `${slot(0)} satisfies SiteColors`,
        'All colors of the site, computed from the colors of the brand.',
      ),
    ],
    data: [asValue(siteColors(site.brand.colors))],
  })
