import type { Plugin } from 'vite'
import type { Site } from '../../../src/site/site.ts'
import type { Project } from '../../manifest/project.ts'
import { lockFile, readSite } from '../../emit/readSite.ts'
import { instantOf } from '../../manifest/wallClock.ts'

const MODULE = 'virtual:clock'
const RESOLVED = `\0${MODULE}`

/**
 * Tells components which events are over for the build. Not what time it is: code that holds the
 * time would be new in every build.
 */
export function clockPlugin(project: Project, builtAt: string): Plugin {
  return {
    name: 'site:clock',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(lockFile(project))
      return clockModule(await readSite(project), builtAt)
    },
  }
}

/** The text of that module. */
export function clockModule({ events }: Site, builtAt: string): string {
  const ends = Object.values(events).map(({ end, timeZone }) =>
    new Date(instantOf(end, timeZone)).toISOString(),
  )
  const past = ends.filter((end) => Date.parse(end) <= Date.parse(builtAt))
  return `export const past = ${JSON.stringify([...new Set(past)].toSorted())}`
}
