import { wordmarkOf } from '../../../src/site/brand.ts'
import type { SiteDocument } from '../../../src/site/documents.ts'
import { siteColors } from '../../colors/siteColors.ts'
import { lastResults } from '../../emit/lastResults.ts'
import type { Plan } from '../../emit/plan.ts'
import type { Project } from '../../manifest/project.ts'
import { siteFont } from '../font/siteFont.ts'
import { textOutlines } from '../font/textOutline.ts'
import { documentLayout } from './documentLayout.ts'
import { documentLogo } from './documentLogo.ts'
import { writePdf } from './writePdf.ts'

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

const lastFiles = lastResults<Promise<Buffer>>()

async function createDocument(
  project: Project,
  { site, symbol }: Plan,
  path: string,
  document: SiteDocument,
): Promise<Buffer> {
  const { content, fonts, layout, version } = await documentLayout(project, site, path, document)
  const { language, brand } = site
  const wordmark = wordmarkOf(site)
  const metadata = {
    title: `${content.company}: ${content.title}`,
    author: content.company,
    subject: content.summary,
    language,
    date: document.updated,
  }
  const create = async () => {
    const logo = await documentLogo(
      { symbol, wordmark, tone: siteColors(brand.colors).tones.dark },
      await textOutlines(await siteFont(project, brand)),
    )
    return writePdf({ metadata, ...layout, logo: { ...logo, alt: wordmark }, fonts: fonts.files })
  }
  return lastFiles(path, JSON.stringify([version, metadata, symbol, wordmark]), create)
}
