import { fillText } from '../../../src/model/fillText.ts'
import type { Site } from '../../../src/site/site.ts'

/** The end of a link to a document with its format and its size, e.g. `(PDF, 46 kB)`. */
export function documentLabel({ texts, language }: Site, bytes: number): string {
  const { format } = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' })
  return fillText(texts.document.download, { size: format(Math.ceil(bytes / 1000)) })
}
