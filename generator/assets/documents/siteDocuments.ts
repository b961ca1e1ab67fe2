import { fillText } from '../../../src/model/fillText.ts'
import { wordmarkOf } from '../../../src/site/brand.ts'
import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import { siteColors } from '../../rules/colors.ts'
import type { Plan } from '../../emit/plan.ts'
import type { Project } from '../../manifest/project.ts'
import { logoSvg, svgDocument } from '../brand/brandSvg.ts'
import { siteFont } from '../font/siteFont.ts'
import { textOutlines } from '../font/textOutline.ts'
import { typeset } from './typeset.ts'

/** The files of all documents of a plan by path. A document is made again only if its content has changed. */
export const siteDocuments = async (
  project: Project,
  plan: Plan,
): Promise<ReadonlyMap<string, Buffer>> =>
  new Map(
    await Promise.all(
      Object.entries(plan.site.documents).map(
        async ([path, document]) =>
          [path, await createDocument(project, plan, path, document)] as const,
      ),
    ),
  )

async function createDocument(
  project: Project,
  { site, symbol }: Plan,
  path: string,
  document: SiteDocument,
): Promise<Buffer> {
  const wordmark = wordmarkOf(site)
  const { width, height, shapes } = logoSvg(
    { symbol, wordmark, tone: siteColors(site.brand.colors).tones.dark },
    await textOutlines(await siteFont(project, site.brand)),
  )
  const logo = { logo: svgDocument(width, height, shapes), ratio: width / height, alt: wordmark }
  return (await typeset(project, site, path, document, logo)).pdf()
}

/** The end of a link to a document with its format and its size, e.g. `(PDF, 46 kB)`. */
export function documentLabel({ texts, language }: Site, bytes: number): string {
  const { format } = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' })
  return fillText(texts.document.download, { size: format(Math.ceil(bytes / 1000)) })
}
