import { instantOf } from '../../../manifest/wallClock.ts'
import type { SiteModule } from './siteModule.ts'

/**
 * Tells components which events are over at the time of the build. The module does not hold the
 * time itself: the code would be different in every build.
 */
export const clock: SiteModule = ({ plan: { site }, builtAt }) => {
  const ends = Object.values(site.events).map(({ end, timeZone }) =>
    new Date(instantOf(end, timeZone)).toISOString(),
  )
  const past = ends.filter((end) => Date.parse(end) <= Date.parse(builtAt))
  return { past: [...new Set(past)].toSorted() }
}
