import { languageOf } from '../../../../src/site/language.ts'
import { listSeparators } from '../../../emit/listSeparators.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the language of the site, and what a list of that language has between its items. */
export const language: VirtualModule = ({ plan: { site } }) => {
  const { tag, direction } = languageOf(site)
  return { tag, direction, listSeparators: listSeparators(tag) }
}
