import { wordmarkOf } from '../../../src/site/brand.ts'
import type { SiteDocument } from '../../../src/site/documents.ts'
import { siteColors } from '../../colors/siteColors.ts'
import type { Plan } from '../../emit/plan.ts'
import type { Project } from '../../manifest/project.ts'
import { siteFont } from '../font/siteFont.ts'
import { textOutlines } from '../font/textOutline.ts'
import { documentContent, textsOf } from './documentContent.ts'
import { documentFonts } from './documentFonts.ts'
import { documentLogo } from './documentLogo.ts'
import { pageLayout } from './pageLayout.ts'
import { writePdf } from './writePdf.ts'

/** The files of all documents of a plan by path. Each is made once. */
export function siteDocuments(project: Project, plan: Plan): Promise<ReadonlyMap<string, Buffer>> {
  const files = known.get(plan) ?? createAll(project, plan)
  known.set(plan, files)
  return files
}

const known = new WeakMap<Plan, Promise<ReadonlyMap<string, Buffer>>>()

const createAll = async (project: Project, plan: Plan) =>
  new Map(
    await Promise.all(
      Object.entries(plan.site.documents).map(
        async ([path, document]) => [path, await createDocument(project, plan, document)] as const,
      ),
    ),
  )

async function createDocument(
  project: Project,
  { site, symbol }: Plan,
  document: SiteDocument,
): Promise<Buffer> {
  const source = await siteFont(project, site.brand)
  const content = documentContent(site, document)
  const { files, measure } = await documentFonts(source, textsOf(content), project.root)
  const colors = siteColors(site.brand.colors)
  const wordmark = wordmarkOf(site)
  const logo = await documentLogo(
    { symbol, wordmark, tone: colors.tones.dark },
    await textOutlines(source),
  )
  return writePdf({
    metadata: {
      title: `${content.company}: ${content.title}`,
      author: content.company,
      subject: content.summary,
      language: site.language,
      date: document.updated,
    },
    ...pageLayout(content, colors, measure),
    logo: { ...logo, alt: wordmark },
    fonts: files,
  })
}
