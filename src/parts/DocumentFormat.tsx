import { labels } from 'virtual:documents'
import { isDocumentPath, type LinkTarget } from '../model/linkTarget.ts'

/** The format and the size of a document after the text of a link to it. Renders nothing for other links. */
export const DocumentFormat = ({ to }: { readonly to: LinkTarget }) =>
  isDocumentPath(to) ? ` ${labels[to] ?? ''}` : null
