import { lastDays } from '../../../manifest/lastDays.ts'
import { endOfDay, instantOf } from '../../../manifest/wallClock.ts'
import type { VirtualModule } from './virtualModule.ts'

/**
 * Exports the end times of events and last days that are over at the time of the build. It does not
 * export the time of the build, because then every build would differ.
 */
export const clock: VirtualModule = ({ plan: { site }, builtAt }) => {
  const events = Object.values(site.events).map(({ end, timeZone }) =>
    new Date(instantOf(end, timeZone)).toISOString(),
  )
  const days = lastDays(site).map(({ date }) => endOfDay(date, site.timeZone))
  const past = [...events, ...days].filter((end) => Date.parse(end) <= Date.parse(builtAt))
  return { past: [...new Set(past)].toSorted() }
}
