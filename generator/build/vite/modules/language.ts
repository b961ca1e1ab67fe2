import { languageOf } from '../../../../src/site/site.ts'
import { decimalSeparator, listSeparators, percentSign } from '../../../emit/format.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the language of the site, and how that language writes lists, percentages and decimals. */
export const language: VirtualModule = ({ plan: { site } }) => {
  const { tag, direction } = languageOf(site)
  return {
    tag,
    direction,
    listSeparators: listSeparators(tag),
    percentSign: percentSign(tag),
    decimalSeparator: decimalSeparator(tag),
  }
}
