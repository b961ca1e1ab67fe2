import { expect, it, vi } from 'vitest'
import { documentSchema } from '../../../src/site/documents.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { notFound, page, parts } from '../../../tests/generator/fixtures/parts.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { projectAt } from '../../manifest/project.ts'
import { textsOf } from './content.ts'
import { preparePdf } from './pdfFiles.ts'

// Typst is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const TITLE = 'R&D <Statement> for “Ärzte”'

/** A document with blocks that have a text of so many words. */
async function documentWith(words: number, hasSide = true, code = '1ABC2') {
  const blocks = ['A', 'B', 'C'].map((title) => ({
    title,
    text: 'word '.repeat(words).trim(),
    points: ['First point', 'Second point', '#strong[Third] $point$'],
  }))
  const site = siteSchema.parse({
    ...parts,
    notFound,
    language: 'de-DE',
    routes: {
      '/': {
        ...page('Home'),
        sections: [
          { kind: 'featureBlocks', heading: 'Wide', blocks },
          { kind: 'featureBlocks', heading: 'Narrow', blocks },
          { kind: 'factSheet', heading: 'Data', facts: [{ term: 'Code', values: [code] }] },
        ],
      },
    },
  })
  const document = documentSchema.parse({
    title: TITLE,
    updated: '2026-11-20',
    main: [{ section: '/#wide' }, { section: '/#narrow', columns: 2 }],
    side: hasSide ? [{ section: '/#data' }] : [],
  })
  const logo = {
    logo: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9Z"/></svg>',
    ratio: 1,
    alt: 'Acme',
  }
  const { content, typeset } = await preparePdf(projectAt(), site, document)
  return { content, ...(await typeset(logo)) }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

it.each([true, false])(
  'sets all texts in reading order, as they are (with a narrow column: %s)',
  async (hasSide) => {
    const { content, heights, pdf } = await documentWith(10, hasSide)
    const { text, elements, info, xmpTitle, right } = await readPdf(pdf())
    expect(withoutSpaces(text)).toBe(withoutSpaces(textsOf(content).join('')))
    expect(heights.filter(({ height }) => height > 1)).toEqual([])
    expect(right).toBeLessThanOrEqual(612 - 36)
    expect(elements.flatMap(({ alt }) => alt ?? [])).toEqual(['Acme'])
    expect(info).toEqual({ Title: `${content.company}: ${TITLE}`, Language: 'de-DE' })
    expect(xmpTitle).toBe(info.Title)
  },
)

it('makes texts smaller before it reports the column that is too high, with the heights of its sections', async () => {
  const sizes = await Promise.all(
    [10, 50].map(async (words) => {
      const { heights, pdf } = await documentWith(words)
      expect(heights.filter(({ height }) => height > 1)).toEqual([])
      return (await readPdf(pdf())).sizeOf('First point')
    }),
  )
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
  const tooHigh = (await documentWith(200)).heights.filter(({ height }) => height > 1)
  expect(tooHigh.map(({ part }) => part)).toEqual(['main'])
  expect(tooHigh[0]?.sections.map(({ heading }) => heading)).toEqual(['Wide', 'Narrow'])
})

it('breaks a word that is wider than its column', async () => {
  const { right } = await readPdf((await documentWith(10, true, 'x'.repeat(80))).pdf())
  expect(right).toBeLessThanOrEqual(612 - 36)
})
