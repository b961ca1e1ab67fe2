import type { Change, EditablePage, EditableText } from './protocol.ts'
import { joinParts } from './textPart.ts'

/**
 * The page with a saved text, until the server has sent its new state. Other texts with the same
 * location are the same text of the manifest, so they change too.
 */
export function changedPage(
  page: EditablePage,
  { path, parts }: Extract<Change, { kind: 'text' }>,
): EditablePage {
  const isSame = (text: EditableText) => text.path.join('\n') === path.join('\n')
  const location = page.regions.flatMap(({ texts }) => texts).find(isSame)?.location
  const changed = (text: EditableText): EditableText =>
    isSame(text) || (location !== undefined && text.location === location)
      ? { ...text, parts, value: joinParts(parts) }
      : text
  return {
    ...page,
    canUndo: true,
    canRedo: false,
    pageAfterUndo: undefined,
    pageAfterRedo: undefined,
    regions: page.regions.map((region) => ({ ...region, texts: region.texts.map(changed) })),
  }
}
