import type { EditablePage, EditableText } from '../../../src/editing/protocol.ts'
import type { Random } from '../../randomEdits/random.ts'
import { EXAMPLES_PATH } from '../../generator/galleryExamples.ts'

/** A text and where the panel of a page has its field. */
export type ChosenText = {
  readonly text: EditableText
  /** The index of the part of the document. */
  readonly region: number
  /** The index of the text in that part. */
  readonly index: number
}

/** The texts that are edited on a page. */
export type PageTexts = { readonly page: string; readonly texts: readonly ChosenText[] }

/**
 * The texts that a test edits: those of the page with all examples, then those of other pages that are not
 * of a page, e.g. of forms. Each text is edited once. The heading of a section is the name of its part, so
 * headings are last.
 */
export function textsToEdit(
  pages: ReadonlyMap<string, Pick<EditablePage, 'regions'>>,
): readonly PageTexts[] {
  const seen = new Set<string>()
  const paths = [EXAMPLES_PATH, ...[...pages.keys()].filter((path) => path !== EXAMPLES_PATH)]
  return paths
    .map((page) => {
      const texts = (pages.get(page)?.regions ?? []).flatMap(({ texts: own }, region) =>
        own.flatMap((text, index): ChosenText[] => {
          const id = text.path.join('.')
          const isOfOtherPage = text.path[0] === 'routes' && text.path[1] !== EXAMPLES_PATH
          if (text.parts === undefined || isOfOtherPage || seen.has(id)) return []
          seen.add(id)
          return [{ text, region, index }]
        }),
      )
      return { page, texts: texts.toSorted((a, b) => rank(a) - rank(b)) }
    })
    .filter(({ texts }) => texts.length > 0)
}

const rank = ({ text: { path } }: ChosenText) =>
  path.at(-1) === 'heading' && path.at(-3) === 'sections' ? 1 : 0

/** A random sample, with at least one text of each section and of each part of the manifest. */
export function sampleTexts(
  pages: readonly PageTexts[],
  count: number,
  random: Random,
): readonly PageTexts[] {
  const all = pages.flatMap(({ texts }) => texts)
  const groups = new Map<string, ChosenText[]>()
  for (const one of all) {
    const { path } = one.text
    const group = path.slice(0, path[0] === 'routes' ? 4 : 1).join('.')
    groups.set(group, [...(groups.get(group) ?? []), one])
  }
  const chosen = new Set([...groups.values()].flatMap((texts) => random.pick(texts) ?? []))
  while (chosen.size < Math.min(count, all.length)) {
    const text = random.pick(all)
    if (text !== undefined) chosen.add(text)
  }
  return pages
    .map(({ page, texts }) => ({ page, texts: texts.filter((text) => chosen.has(text)) }))
    .filter(({ texts }) => texts.length > 0)
}
