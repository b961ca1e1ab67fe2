import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { wordmarkOf } from '../../../src/site/brand.ts'
import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Plan } from '../../emit/plan.ts'
import type { Project } from '../../manifest/project.ts'
import { siteColors } from '../../rules/colors.ts'
import { logoSvg, svgDocument } from '../brandSvg.ts'
import { cacheKey, cacheStore, packageVersions } from '../cacheStore.ts'
import { cachedSubset, narrowFont, siteFont } from '../font.ts'
import { textOutlines } from '../textOutline.ts'
import { pdfContent, type PdfContent, textsOf } from './content.ts'

/** A logo as SVG, its width divided by its height, and its alternative text. */
type PdfLogo = { readonly logo: string; readonly ratio: number; readonly alt: string }

/** All PDF files of a plan by path. They are cached in `.cache/pdf`. */
export const pdfFiles = async (
  project: Project,
  plan: Plan,
): Promise<ReadonlyMap<string, Buffer>> =>
  new Map(
    await Promise.all(
      Object.entries(plan.site.documents).map(
        async ([address, pdf]) => [address, await cachedPdf(project, plan, pdf)] as const,
      ),
    ),
  )

async function cachedPdf(project: Project, plan: Plan, pdf: SiteDocument): Promise<Buffer> {
  const { site, symbol } = plan
  const { key, typeset } = await preparePdf(project, site, pdf)
  const wordmark = wordmarkOf(site)
  const whole = cacheKey(key, JSON.stringify({ symbol, wordmark }))
  const bytes = await pdfCache(project).getOrCreate(whole, async () => {
    const { width, height, shapes } = logoSvg(
      { symbol, wordmark, tone: siteColors(site.brand.colors).tones.dark },
      await textOutlines(await siteFont(project, site.brand)),
    )
    const logo = { logo: svgDocument(width, height, shapes), ratio: width / height, alt: wordmark }
    return (await typeset(logo)).pdf()
  })
  return Buffer.from(bytes)
}

/** The texts of a PDF file, and the heights of its parts. They are cached in `.cache/pdf`. */
export async function pdfParts(
  project: Project,
  site: Site,
  pdf: SiteDocument,
): Promise<{ readonly content: PdfContent; readonly heights: readonly PartHeight[] }> {
  const { content, key, typeset } = await preparePdf(project, site, pdf)
  const heights = await pdfCache(project).getOrCreate(key, async () =>
    Buffer.from(JSON.stringify((await typeset()).heights)),
  )
  return { content, heights: heightsSchema.parse(JSON.parse(Buffer.from(heights).toString())) }
}

const pdfCache = ({ root }: Project) => cacheStore(path.join(root, '.cache/pdf'))

const heightsSchema = z.array(
  z.object({
    part: z.enum(['main', 'side', 'title', 'footer']),
    height: z.number(),
    /** Of a column: its sections. */
    sections: z.array(z.object({ heading: z.string(), height: z.number() })).default([]),
  }),
)

/** The height of a part of a page, relative to the available height: above 1, it does not fit. */
export type PartHeight = z.output<typeof heightsSchema>[number]

type TypesetPdf = {
  readonly heights: readonly PartHeight[]
  /** Writes the file. */
  readonly pdf: () => Buffer
}

/** A PDF file before its page is set, which takes long. */
type PreparedPdf = {
  readonly content: PdfContent
  /** The cache key: a hash of everything that the page without its logo depends on. */
  readonly key: string
  /** Sets the page. Without `logo`, its header has only the title. */
  readonly typeset: (logo?: PdfLogo) => Promise<TypesetPdf>
}

/** Prepares a PDF file. */
export async function preparePdf(
  project: Project,
  site: Site,
  pdf: SiteDocument,
): Promise<PreparedPdf> {
  const source = await siteFont(project, site.brand)
  const content = pdfContent(site, pdf)
  const { language, region } = new Intl.Locale(site.language)
  const [year, month, day] = pdf.updated.split('-').map(Number)
  const data = {
    ...content,
    colors: siteColors(site.brand.colors).tones,
    metadata: {
      title: `${content.company}: ${content.title}`,
      author: content.company,
      subject: content.summary,
      language,
      region: region ?? null,
      date: { year, month, day },
    },
  }
  const template = await readFile(TEMPLATE, 'utf8')
  const { headings = source } = source
  const key = cacheKey(
    JSON.stringify(data),
    template,
    source.bytes,
    headings.bytes,
    await readFile(CODE),
    await packageVersions(project.root),
  )
  const typeset = async (logo?: PdfLogo) => {
    const characters = [...new Set(['\u0020', ...textsOf(content).join('')])].toSorted().join('')
    const fonts = await Promise.all(
      FONTS.map(async ({ key, weight, width }) => {
        const axes = { weights: { min: weight, max: weight }, widths: { min: width, max: width } }
        const narrow = narrowFont(key === 'display' ? headings : source, axes)
        return renamed(key, await cachedSubset(narrow, 'sfnt', characters, project.root))
      }),
    )
    return compile(template, { ...data, ...logo }, fonts)
  }
  return { content, key, typeset }
}

/** The code that creates PDF files. It is part of the cache key. */
const CODE = new URL('pdfFiles.ts', import.meta.url)

const TEMPLATE = new URL('page.typ', import.meta.url)

/** The fonts of a PDF file: `weight` as in CSS `font-weight`, `width` in percent. */
const FONTS = [
  { key: 'regular', weight: 400, width: 100 },
  { key: 'strong', weight: 560, width: 100 },
  { key: 'display', weight: 600, width: 106 },
] as const

/** A font with one weight, which contains only the characters of the file. `name`: its family name. */
type PdfFont = { readonly key: string; readonly name: string; readonly file: Buffer }

async function compile(
  template: string,
  data: object,
  fonts: readonly PdfFont[],
): Promise<TypesetPdf> {
  // Sites without PDF files do not load it.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = fonts.map(({ file }) => file)
  const names = Object.fromEntries(fonts.map(({ key, name }) => [key, name]))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify({ ...data, fonts: names }) },
  })
  const problems = compiled.takeError() ?? compiled.takeWarnings()
  const { result } = compiled
  if (result === null || problems !== null) {
    throw new Error(`page.typ: ${JSON.stringify(problems?.shortDiagnostics)}`)
  }
  return {
    heights: heightsSchema.parse(compiler.query(result, { selector: '<height>', field: 'value' })),
    pdf: () => compiler.pdf(result, { pdfStandard: 'ua-1' }),
  }
}

/**
 * Gives a font a family name of its own, by which Typst finds it: the three fonts have the same one, and Typst
 * also knows the fonts of the computer. The new name is as long as the old one, so the file keeps its layout.
 */
function renamed(key: string, font: Buffer): PdfFont {
  const file = Buffer.from(font)
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => file.toString('latin1', at, at + 4) === 'name') ?? 0
  const table = file.readUInt32BE(entry + 8)
  const strings = table + file.readUInt16BE(table + 4)
  let name = ''
  for (let record = table + 6; record < strings; record += 12) {
    const [platform, , , id, length = 0, offset = 0] = [0, 2, 4, 6, 8, 10].map((at) =>
      file.readUInt16BE(record + at),
    )
    const isFamily = id === FAMILY_NAME || id === TYPOGRAPHIC_FAMILY_NAME
    if (!isFamily || platform !== WINDOWS) continue
    name = key.charAt(0).padEnd(length / 2, 'x')
    file.set(Buffer.from(name, 'utf16le').swap16(), strings + offset)
  }
  return { key, name, file }
}

/** Numbers in the table of names of a font. Records are sorted, so a typographic family name is the last one. */
const WINDOWS = 3
const FAMILY_NAME = 1
const TYPOGRAPHIC_FAMILY_NAME = 16
