import type { JobPosting } from 'schema-dts'
import type { Page } from '../../../src/site/page.ts'
import { positionsOn } from '../../../src/site/sectionReferences.ts'
import type { Site } from '../../../src/site/site.ts'
import { endOfDay } from '../../manifest/wallClock.ts'
import { organizationReference } from './organization.ts'

/**
 * The open positions on a page, with the properties that Google requires
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). It does not
 * depend on the time of the build: `validThrough` tells search engines when a position closes.
 */
export const jobPostings = (site: Site, path: string, page: Page): JobPosting[] =>
  positionsOn(page).map(
    ({ title, text, location, clearance, posted, closes, ...position }, index) => ({
      '@type': 'JobPosting',
      '@id': `${site.product.origin}${path}#position-${index + 1}`,
      title,
      description: [text, position.pay].filter((part) => part !== undefined).join(' '),
      datePosted: posted,
      url: site.product.origin + path,
      validThrough: endOfDay(closes, site.timeZone),
      securityClearanceRequirement: clearance,
      directApply: false,
      hiringOrganization: organizationReference(site),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: location.city,
          addressRegion: location.region,
          addressCountry: location.country,
        },
      },
    }),
  )
