import { describe, expect, it } from 'vitest'
import { pageFile } from '../../generator/hosting/requests.ts'
import { compressedSize, documents, scriptsOf } from '../built/files.ts'

/** The maximum compressed sizes of the pages of this site, with their contents. Bytes. */
const BUDGET = {
  /** The document with its inline styles: it fits into the first round trip of a connection. */
  document: 14_500,
  /** All scripts of a page without forms. */
  scripts: 117_800,
  /** All scripts of a page with forms. */
  scriptsWithForms: 146_400,
}

/** The budgets of pages that show more than texts, images and forms. */
const OTHER_BUDGETS: Readonly<Record<string, Partial<typeof BUDGET>>> = {
  // The newest articles, with images, besides all services and customers.
  '/': { document: 14_950, scripts: 118_950 },
  // A list of open positions, with filters and structured data.
  '/careers': { document: 15_600, scripts: 118_950 },
  // What is next after the event, besides its details and its form.
  '/events': { document: 14_900, scriptsWithForms: 147_000 },
  '/events/happy-hour': { document: 14_900, scriptsWithForms: 147_000 },
}

describe.each(documents)('%s is within the budget', (pagePath, html) => {
  const limits = { ...BUDGET, ...OTHER_BUDGETS[pagePath] }

  it('for the document', () => {
    expect(compressedSize(pageFile(pagePath))).toBeLessThanOrEqual(limits.document)
  })

  it('for all scripts', () => {
    const { entry, others } = scriptsOf(html)
    expect(others.length).toBeGreaterThan(1)
    const budget = html.includes('<form') ? limits.scriptsWithForms : limits.scripts
    expect(compressedSize(entry, ...others)).toBeLessThanOrEqual(budget)
  })
})
