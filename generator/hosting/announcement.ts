import { ANNOUNCEMENT_KEY } from '../../src/model/deviceStorage.ts'
import type { Site } from '../../src/site/site.ts'
import { endOfDay, startOfDay } from '../manifest/dates.ts'
import { contentHash } from '../files.ts'

type Times = Pick<Site, 'announcement' | 'timeZone'>

/** When the announcement of a site begins and ends. Milliseconds since 1970. */
function periodOf({ announcement, timeZone }: Times) {
  const { from, until } = announcement ?? {}
  return {
    from: from === undefined ? undefined : Date.parse(startOfDay(from, timeZone)),
    until: until === undefined ? undefined : Date.parse(endOfDay(until, timeZone)),
  }
}

/** The announcement as a build at a time shows it, with the value that browsers store when it is closed. Undefined if there is none, or if it is over. */
export function currentAnnouncement(site: Times, builtAt: string) {
  const { from = 0, until = Infinity } = periodOf(site)
  const now = Date.parse(builtAt)
  if (site.announcement === undefined || now >= until) return undefined
  const { text, link, closable } = site.announcement
  return { text, link, ...(closable && { id: contentHash(text) }), isLater: now < from }
}

/**
 * The script that decides before the first paint whether pages show the announcement: by the clock of the
 * browser, and not if the visitor has closed it. So nothing moves afterwards. Pages call its function again after
 * each navigation. Undefined without announcement.
 */
export function announcementScript(site: Times): string | undefined {
  if (site.announcement === undefined) return undefined
  const { from, until } = periodOf(site)
  const { text, closable } = site.announcement
  const hidden = [
    ...(from === undefined ? [] : [`n<${from}`]),
    ...(until === undefined ? [] : [`n>=${until}`]),
    ...(closable ? [`c==='${contentHash(text)}'`] : []),
  ]
  const condition = hidden.length === 0 ? 'false' : hidden.join('||')
  return `(globalThis.updateAnnouncement=()=>{let n=Date.now(),c;try{c=localStorage.getItem('${ANNOUNCEMENT_KEY}')}catch{}document.documentElement.dataset.announcement=${condition}?'hidden':'shown'})()`
}
