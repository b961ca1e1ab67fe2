import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { announcementScript, currentAnnouncement } from './announcement.ts'

const announcement = { text: 'Closed for the holidays.', from: '2026-12-18', until: '2027-01-03' }
const siteWith = (part: object) =>
  siteSchema.parse({ ...manifest, timeZone: 'America/New_York', announcement: part })

/** What the script decides at a time, in a browser that has stored a value. */
function decision(site: ReturnType<typeof siteWith>, time: string, stored?: string): unknown {
  const dataset: Record<string, string> = {}
  const getItem = () => {
    if (stored === 'blocked') throw new Error('Storage is blocked.')
    return stored ?? null
  }
  runInNewContext(announcementScript(site) ?? '', {
    Date: { now: () => Date.parse(time) },
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  })
  return dataset['announcement']
}

it.each([
  ['before it', '2026-12-18T04:59:59Z', true, 'hidden'],
  ['on its first day', '2026-12-18T05:00:00Z', false, 'shown'],
  ['on its last day', '2027-01-04T04:59:59Z', false, 'shown'],
  ['after it', '2027-01-04T05:00:00Z', undefined, 'hidden'],
])('%s, the build and the browser agree', (_, time, isLater, expected) => {
  const site = siteWith(announcement)
  expect(currentAnnouncement(site, time)?.isLater).toBe(isLater)
  expect(decision(site, time)).toBe(expected)
  expect(decision(site, time, 'blocked')).toBe(expected)
})

it('is decided again when a page calls the function of the script', () => {
  const dataset: Record<string, string> = {}
  let now = '2026-12-18T04:59:59Z'
  const browser: { updateAnnouncement?: () => void } = {}
  runInNewContext(
    announcementScript(siteWith(announcement)) ?? '',
    Object.assign(browser, {
      Date: { now: () => Date.parse(now) },
      localStorage: { getItem: () => null },
      document: { documentElement: { dataset } },
    }),
  )
  const decisions = ['2026-12-18T05:00:00Z', '2027-01-04T05:00:00Z'].map((time) => {
    now = time
    browser.updateAnnouncement?.()
    return dataset['announcement']
  })
  expect(decisions).toEqual(['shown', 'hidden'])
})

it('stays hidden after the visitor has closed it, until its text changes', () => {
  const [site, other] = [siteWith({ text: 'Closed today.' }), siteWith({ text: 'Open again.' })]
  const { id } = currentAnnouncement(site, '2026-12-20T12:00:00Z') ?? {}
  expect(decision(site, '2026-12-20T12:00:00Z', id)).toBe('hidden')
  expect(decision(other, '2026-12-20T12:00:00Z', id)).toBe('shown')
  const fixed = siteWith({ text: 'Closed today.', closable: false })
  expect(currentAnnouncement(fixed, '2026-12-20T12:00:00Z')?.id).toBeUndefined()
  expect(decision(fixed, '2026-12-20T12:00:00Z', id)).toBe('shown')
})

it('adds no script to a site without an announcement', () => {
  expect(announcementScript(siteSchema.parse(manifest))).toBeUndefined()
})
