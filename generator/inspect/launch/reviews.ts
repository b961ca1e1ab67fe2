import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { Fact } from '../../../src/model/fact.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Finding } from './finding.ts'

/** Finds constants whose review date has passed. */
export function reviews(site: Site, source: ManifestSource, now: Date): Finding[] {
  return Object.entries(site.constants).flatMap(([name, fact]): Finding[] => {
    const due = reviewDate(fact)
    if (now.toISOString().slice(0, 10) < due) return []
    const path = ['constants', name, 'confirmed']
    return [
      {
        check: 'reviews',
        at: source.locate(path, false),
        property: formatPath(path),
        message: `${name} (${fact.value}) was last confirmed on ${fact.confirmed}; the review was due on ${due}. Source: ${fact.source}`,
      },
    ]
  })
}

/** The review date of a constant. Default: one year after it was confirmed. */
function reviewDate({ confirmed, review }: Fact): string {
  if (review !== undefined) return review
  const date = new Date(`${confirmed}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}
