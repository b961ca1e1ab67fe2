import { describe, expect, it } from 'vitest'
import { pageFile } from '../../generator/bundle/prerender.ts'
import { compressedSize, documents, scriptsOf } from '../built/files.ts'

/** The maximum compressed sizes of the pages of this site, with their contents. Bytes. */
const BUDGET = {
  /**
   * The document with its inline styles. With the headers of the response it has to fit into the first ten packets of
   * a connection (14,600 bytes), as Lighthouse counts them: the rest of a larger one arrives a round trip later, and so
   * does the first paint.
   */
  document: 14_100,
  /** All scripts of a page without forms. */
  scripts: 117_800,
  /** All scripts of a page with forms. */
  scriptsWithForms: 146_400,
}

/** The budgets of pages whose scripts do more. No document has a higher one. */
const OTHER_BUDGETS: Readonly<Record<string, Partial<Omit<typeof BUDGET, 'document'>>>> = {
  // The newest articles, with images, besides all services and customers.
  '/': { scripts: 118_950 },
  // A list of open positions, with filters and structured data.
  '/careers': { scripts: 118_950 },
  // What is next after the event, besides its details and its form.
  '/events': { scriptsWithForms: 147_000 },
  '/events/happy-hour': { scriptsWithForms: 147_000 },
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
