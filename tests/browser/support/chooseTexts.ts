import type { EditablePage, EditableText } from '../../../generator/editor/protocol.ts'
import type { Random } from '../../more/randomEdits/random.ts'
import { isExamplesPath } from './examplesProject.ts'

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

/** A random sample: texts of different parts of random pages. Pages with few texts are left out, because it takes long to open one. */
export function sampleTexts(
  all: readonly PageTexts[],
  size: { readonly pages: number; readonly texts: number },
  random: Random,
): readonly PageTexts[] {
  const long = all.filter(({ texts }) => texts.length >= size.texts)
  return pickSome(long, size.pages, random).map(({ page, texts }) => {
    const regions = [...new Set(texts.map(({ region }) => region))]
    const picked = pickSome(regions, size.texts, random).flatMap(
      (one) => random.pick(texts.filter(({ region }) => region === one)) ?? [],
    )
    return { page, texts: texts.filter((text) => picked.includes(text)) }
  })
}

/** Different random items, in a random order. */
function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = [...items]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(random.below(left.length), 1))
  }
  return picked
}
