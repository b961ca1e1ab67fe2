import { instantOf } from '../../../manifest/wallClock.ts'
import type { VirtualModule } from './virtualModule.ts'

/**
 * Exports the end times of events that are over at the time of the build. It does not export the
 * time of the build, because then every build would differ.
 */
export const clock: VirtualModule = ({ plan: { site }, builtAt }) => {
  const ends = Object.values(site.events).map(({ end, timeZone }) =>
    new Date(instantOf(end, timeZone)).toISOString(),
  )
  const past = ends.filter((end) => Date.parse(end) <= Date.parse(builtAt))
  return { past: [...new Set(past)].toSorted() }
}
