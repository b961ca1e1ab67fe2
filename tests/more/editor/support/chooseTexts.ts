import type { EditablePage, EditableText } from '../../../../generator/editor/protocol.ts'
import { isExamplesPath } from './sites.ts'

/** A text and where the panel of a page has its field. */
export type ChosenText = {
  readonly text: EditableText
  /** The index and the name of the part of the document. */
  readonly region: number
  readonly regionName: string
  /** The index of the text in that part. */
  readonly index: number
  /** Whether the page has no other text with the same value. */
  readonly isOnly: boolean
}

/** The texts that are edited on a page. */
export type PageTexts = { readonly page: string; readonly texts: readonly ChosenText[] }

/**
 * The texts that a test edits: those of the pages with examples, then those of other pages that are not of a
 * page, e.g. of forms. Each text is edited once. The heading of a section is the name of its part, so headings
 * are last.
 */
export function textsToEdit(
  pages: ReadonlyMap<string, Pick<EditablePage, 'regions'>>,
): readonly PageTexts[] {
  const seen = new Set<string>()
  const examplesFirst = [...pages].toSorted(
    ([a], [b]) => Number(isExamplesPath(b)) - Number(isExamplesPath(a)),
  )
  return examplesFirst
    .map(([page, { regions }]) => {
      const values = new Map<string, string>()
      for (const { path, value } of regions.flatMap((one) => one.texts)) {
        values.set(path.join('.'), value)
      }
      const isOnly = (value: string) =>
        [...values.values()].filter((other) => other === value).length === 1
      const texts = regions.flatMap(({ name: regionName, texts: own }, region) =>
        own.flatMap((text, index): ChosenText[] => {
          const id = text.path.join('.')
          const isOfOtherPage = text.path[0] === 'routes' && !isExamplesPath(text.path[1])
          if (text.parts === undefined || isOfOtherPage || seen.has(id)) return []
          seen.add(id)
          return [{ text, region, regionName, index, isOnly: isOnly(text.value) }]
        }),
      )
      return { page, texts: texts.toSorted((a, b) => rank(a) - rank(b)) }
    })
    .filter(({ texts }) => texts.length > 0)
}

const rank = ({ text: { path } }: ChosenText) =>
  path.at(-1) === 'heading' && path.at(-3) === 'sections' ? 1 : 0

/**
 * A sample of texts of different parts of a page with many texts.
 *
 * @param number selects the page and the texts
 */
export function sampleTexts(all: readonly PageTexts[], count: number, number: number): PageTexts[] {
  const long = all.filter(({ texts }) => texts.length >= count)
  const chosen = long[number % long.length]
  if (chosen === undefined) return []
  const { page, texts } = chosen
  const regions = [...new Set(texts.map(({ region }) => region))]
  const picked = Array.from({ length: count }, (_, index) => {
    const region = regions[(number + index) % regions.length]
    const own = texts.filter((text) => text.region === region)
    // If there are fewer parts than texts, several texts of a part.
    return own[(number + Math.floor(index / regions.length)) % own.length]
  })
  return [{ page, texts: texts.filter((text) => picked.includes(text)) }]
}
