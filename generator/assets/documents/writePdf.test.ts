import { expect, it } from 'vitest'
import { readPdf } from '../../../tests/support/pdf.ts'
import { brandSchema } from '../../../src/site/brand.ts'
import { defaultSymbol } from '../../symbol/defaultSymbol.ts'
import { designColors } from '../../colors/designColors.ts'
import { projectAt } from '../../manifest/project.ts'
import { siteFont } from '../font/siteFont.ts'
import { textOutlines } from '../font/textOutline.ts'
import type { BrandSymbol } from '../../../src/model/symbol.ts'
import { documentFonts } from './documentFonts.ts'
import { documentLogo } from './documentLogo.ts'
import { writePdf } from './writePdf.ts'

const project = projectAt()
const TITLE = 'R&D <Statement> for “Ärzte”'

async function pdfWith(symbol: BrandSymbol) {
  const source = await siteFont(project, brandSchema.parse({}))
  const { files } = await documentFonts(source, [TITLE], project.root)
  const content = { symbol, wordmark: 'Acme Labs', tone: designColors.tones.dark }
  const style = { font: 'strong', size: 12, leading: 14, color: '#000000' } as const
  return writePdf({
    metadata: {
      title: TITLE,
      author: 'A & B',
      subject: '<b>',
      language: 'de-DE',
      date: '2026-11-20',
    },
    decoration: [{ kind: 'rectangle', x: 0, y: 0, width: 10, height: 10, color: '#ff0000' }],
    logo: { ...(await documentLogo(content, await textOutlines(source))), alt: 'Acme Labs' },
    content: [
      {
        kind: 'element',
        tag: 'H1',
        children: [{ kind: 'text', text: TITLE, x: 100, y: 100, style }],
      },
    ],
    fonts: files,
  })
}

it('writes metadata with characters that XML reserves', async () => {
  const { info, xmpTitle, text } = await readPdf(await pdfWith(defaultSymbol))
  expect(info).toEqual({ Title: TITLE, Language: 'de-DE' })
  expect(xmpTitle).toBe(TITLE)
  expect(text).toBe(TITLE)
})

it('draws a symbol of paths as vectors, and another one as an image, with the same alternative text', async () => {
  const triangle: BrandSymbol = {
    viewBox: { x: 0, y: 0, width: 10, height: 10 },
    shapes: [{ element: 'path', attributes: { d: 'M0 0H10V10Z', fill: 'currentColor' } }],
  }
  for (const [symbol, isImage] of [
    [triangle, false],
    [defaultSymbol, true],
  ] as const) {
    const bytes = await pdfWith(symbol)
    expect(bytes.includes('/Subtype /Image')).toBe(isImage)
    const { elements } = await readPdf(bytes)
    expect(elements.flatMap(({ alt }) => alt ?? [])).toEqual(['Acme Labs'])
  }
})
