import type { RenderExamples } from './renderExamples.ts'

/** The end of a link to a document, and the texts of a document. */
export const renderDocuments: RenderExamples = async (texts) => {
  const { pdfContent, textsOf } = await import('../../../generator/assets/pdf/content.ts')
  const { downloadLabel } = await import('../../../generator/assets/ownFiles.ts')
  const { documentSchema } = await import('../../../src/site/documents.ts')
  const { siteSchema } = await import('../../../src/site/site.ts')
  const { default: manifest } = await import('../../generator/fixtures/minimal/site.manifest.ts')
  const parsed = siteSchema.parse(manifest)
  const site = { ...parsed, texts, footer: { ...parsed.footer, place: undefined } }
  const section = { section: '/#main' }
  const document = documentSchema.parse({ title: 'T', updated: '2026-11-20', main: [section] })
  const element = window.document.createElement('div')
  for (const text of [
    ...textsOf(pdfContent(site, document)),
    downloadLabel(site, '/flyer.pdf', 42_000),
  ])
    element.append(Object.assign(window.document.createElement('p'), { textContent: text }))
  return [{ element, data: [site.product, document] }]
}
