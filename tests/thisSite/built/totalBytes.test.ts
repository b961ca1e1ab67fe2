import { describe, expect, it } from 'vitest'
import { pageFile } from '../../../generator/hosting/resolvePath.ts'
import { documents } from '../../built/files.ts'
import { compressedSize, scriptsOf } from '../../built/scripts.ts'

/** The maximum compressed sizes of the pages of this site, with their contents. Bytes. */
const BUDGET = {
  /** The document with its inline styles: it fits into the first round trip of a connection. */
  document: 14_500,
  /** All scripts of a page without forms. */
  scripts: 117_400,
  /** All scripts of a page with forms. */
  scriptsWithForms: 146_400,
}

describe.each(documents)('%s is within the budget', (pagePath, html) => {
  it('for the document', () => {
    expect(compressedSize(pageFile(pagePath))).toBeLessThanOrEqual(BUDGET.document)
  })

  it('for all scripts', () => {
    const { entry, others } = scriptsOf(html)
    expect(others.length).toBeGreaterThan(1)
    const budget = html.includes('<form') ? BUDGET.scriptsWithForms : BUDGET.scripts
    expect(compressedSize(entry, ...others)).toBeLessThanOrEqual(budget)
  })
})
