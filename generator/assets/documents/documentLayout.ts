import type { SiteDocument } from '../../../src/site/documents.ts'
import type { Site } from '../../../src/site/site.ts'
import { siteColors } from '../../colors/siteColors.ts'
import { lastResults } from '../../emit/lastResults.ts'
import type { Project } from '../../manifest/project.ts'
import { cacheKey } from '../cacheStore.ts'
import { siteFont } from '../font/siteFont.ts'
import { documentContent, textsOf, type DocumentContent } from './documentContent.ts'
import { charactersOf, documentFonts, type DocumentFonts } from './documentFonts.ts'
import { pageLayout, type PageLayout } from './pageLayout.ts'

/** The content of a document, its fonts, and the layout of its page. */
export type DocumentLayout = {
  readonly content: DocumentContent
  readonly fonts: DocumentFonts
  readonly layout: PageLayout
  /** Differs if anything else differs. */
  readonly version: string
}

/**
 * Lays out a document. It is needed to check and to write the document, and in development after each
 * save, so the last layout of each document is kept.
 */
export async function documentLayout(
  project: Project,
  site: Site,
  path: string,
  document: SiteDocument,
): Promise<DocumentLayout> {
  const source = await siteFont(project, site.brand)
  const content = documentContent(site, document)
  const texts = textsOf(content)
  const fontKey = cacheKey(source.bytes, charactersOf(texts))
  const fonts = await lastFonts(path, fontKey, () => documentFonts(source, texts, project.root))
  const colors = siteColors(site.brand.colors)
  const version = JSON.stringify([fontKey, content, colors])
  const layout = lastLayouts(path, version, () => pageLayout(content, colors, fonts.measure))
  return { content, fonts, layout, version }
}

const lastFonts = lastResults<Promise<DocumentFonts>>()

const lastLayouts = lastResults<PageLayout>()
