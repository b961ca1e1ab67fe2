import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { lastDays, endOfDay, instantOf } from '../../manifest/dates.ts'
import type { Finding } from './finding.ts'

/** Finds events and last days that are over, and an expired security.txt. */
export const dates = (site: Site, source: ManifestSource, now: Date): Finding[] => [
  ...events(site, source, now),
  ...days(site, source, now),
  ...contacts(site, source, now),
]

function events(site: Site, source: ManifestSource, now: Date): Finding[] {
  return Object.entries(site.events).flatMap(([name, { end, timeZone }]): Finding[] => {
    if (now.getTime() < instantOf(end, timeZone)) return []
    return [
      {
        check: 'dates',
        at: source.locate(['events', name, 'end'], false),
        property: formatPath(['events', name, 'end']),
        message: `The event ${name} ended on ${end.replace('T', ' at ')} (${timeZone}).`,
      },
    ]
  })
}

function days(site: Site, source: ManifestSource, now: Date): Finding[] {
  return lastDays(site).flatMap(({ path, date }): Finding[] => {
    if (now.getTime() < Date.parse(endOfDay(date, site.timeZone))) return []
    return [
      {
        check: 'dates',
        at: source.locate(path, false),
        property: formatPath(path),
        message: `The last day, ${date}, has passed. The page does not show this entry any more.`,
      },
    ]
  })
}

function contacts({ security }: Site, source: ManifestSource, now: Date): Finding[] {
  if (security === undefined || now.toISOString().slice(0, 10) < security.expires) return []
  return [
    {
      check: 'dates',
      at: source.locate(['security', 'expires'], false),
      property: 'security.expires',
      message: `security.txt expired on ${security.expires}.`,
    },
  ]
}
