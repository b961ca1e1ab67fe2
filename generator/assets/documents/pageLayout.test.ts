import { expect, it } from 'vitest'
import { designColors } from '../../colors/designColors.ts'
import type { Element, TextLine } from './box.ts'
import { textsOf, type DocumentContent } from './documentContent.ts'
import { pageLayout } from './pageLayout.ts'
import { page } from './pageStyles.ts'

/** A document with blocks that have a text of so many words. */
const contentWith = (words: number, hasSide = true): DocumentContent => ({
  title: 'Statement',
  company: 'Acme',
  summary: 'What we do.',
  main: [1, 2].map((number) => ({
    heading: `Heading ${number}`,
    columns: number,
    part: {
      kind: 'blocks',
      blocks: ['A', 'B', 'C'].map((title) => ({
        title,
        text: 'word '.repeat(words).trim(),
        points: ['First point', 'Second point'],
      })),
    },
  })),
  side: hasSide
    ? [
        {
          heading: 'Data',
          columns: 1,
          part: { kind: 'facts', facts: [{ term: 'Code', values: ['1ABC2', '2ABC3'] }] },
        },
      ]
    : [],
  footer: { lines: ['1 Main Street'], links: [{ text: 'acme.com', url: 'https://acme.com/' }] },
})

const layoutOf = (content: DocumentContent) =>
  pageLayout(content, designColors, (text, { size }) => (text.length * size) / 2)

const linesIn = (items: readonly (Element | TextLine)[]): TextLine[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : linesIn(item.children)))

it.each([true, false])(
  'places all texts on the page, in order (with a narrow column: %s)',
  (hasSide) => {
    const content = contentWith(10, hasSide)
    const { content: placed, overflows } = layoutOf(content)
    expect(overflows).toEqual([])
    const lines = linesIn(placed)
    const shown = lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', '')
    expect(shown).toBe(textsOf(content).join('').replaceAll(' ', ''))
    for (const { text, x, y, style } of lines) {
      expect(x).toBeGreaterThanOrEqual(page.margin)
      expect(x + (text.trimEnd().length * style.size) / 2).toBeLessThanOrEqual(
        page.width - page.margin + 0.01,
      )
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(page.height)
    }
  },
)

it('makes texts smaller before it reports that they do not fit', () => {
  const sizeOf = (words: number) =>
    linesIn(layoutOf(contentWith(words)).content).find(({ text }) => text === 'First point')?.style
      .size
  expect(sizeOf(45)).toBeLessThan(sizeOf(10) ?? 0)
  expect(layoutOf(contentWith(45)).overflows).toEqual([])
})

it('reports the column that is too high, with the heights of its sections', () => {
  const [overflow, ...others] = layoutOf(contentWith(200)).overflows
  expect(others).toEqual([])
  expect(overflow?.part).toBe('main')
  expect(overflow?.height).toBeGreaterThan(1)
  expect(overflow?.sections?.map(({ heading }) => heading)).toEqual(['Heading 1', 'Heading 2'])
})

it('reports a title and a footer that are too high', () => {
  const content = contentWith(10)
  const lines = Array.from({ length: 9 }, () => 'A line')
  const long = {
    ...content,
    title: 'Title '.repeat(40).trim(),
    footer: { ...content.footer, lines },
  }
  expect(layoutOf(long).overflows.map(({ part }) => part)).toEqual(['title', 'footer'])
})
