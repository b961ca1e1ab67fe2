import { documentLabel, siteDocuments } from '../../../assets/documents/siteDocuments.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the end of links to each document for download. */
export const documents: VirtualModule = async ({ project, plan }) => {
  const files = await siteDocuments(project, plan)
  const labels = [...files].map(([path, bytes]) => [path, documentLabel(plan.site, bytes.length)])
  return { labels: Object.fromEntries(labels) }
}
