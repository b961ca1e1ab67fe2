import * as z from 'zod'
import { reviewedRegistry } from '../../../src/model/constant.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { mapMarked } from '../../manifest/schemaWalk.ts'
import type { Finding } from './finding.ts'

/** Finds facts whose review date has passed. */
export function reviews(site: Site, source: ManifestSource, now: Date): Finding[] {
  const findings: Finding[] = []
  mapMarked(reviewedRegistry, siteSchema, site, (_, value, path) => {
    const fact = reviewed.safeParse(value)
    if (fact.success) findings.push(...overdue(fact.data, path, source, now))
    return value
  })
  return findings
}

/** The properties of a fact that a review needs. A fact without them is not reviewed. */
const reviewed = z.object({
  source: z.string(),
  confirmed: z.string(),
  review: z.string().optional(),
})
type Reviewed = z.output<typeof reviewed>

function overdue(fact: Reviewed, path: ModelPath, source: ManifestSource, now: Date): Finding[] {
  const due = reviewDate(fact)
  if (now.toISOString().slice(0, 10) < due) return []
  const property = [...path, 'confirmed']
  return [
    {
      check: 'reviews',
      at: source.locate(property, false),
      property: formatPath(property),
      message: `Last confirmed on ${fact.confirmed}; the review was due on ${due}. Source: ${fact.source}`,
    },
  ]
}

/** The review date of a fact. Default: one year after it was confirmed. */
function reviewDate({ confirmed, review }: Reviewed): string {
  if (review !== undefined) return review
  const date = new Date(`${confirmed}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}
