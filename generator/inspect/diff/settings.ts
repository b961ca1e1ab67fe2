import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { Change, Level } from './change.ts'
import { formatValues } from './content.ts'
import { differences, type Difference } from './differences.ts'
import type { Snapshot } from './snapshot.ts'

/** The properties that other files compare. */
const COMPARED_SEPARATELY = [
  'routes',
  'redirects',
  'navigation',
  'footer',
  'forms',
  'constants',
  'notFound',
]

/**
 * The changes of all other properties: product, images, events, places, consent, and properties of
 * later models.
 */
export function settingsChanges(before: Snapshot, after: Snapshot): Change[] {
  return differences(otherSettings(before), otherSettings(after)).map((difference) => ({
    ...rateChange(difference),
    path: difference.path,
    text: formatPath(difference.path),
    ...formatValues(difference),
  }))
}

const otherSettings = (snapshot: Snapshot) =>
  Object.fromEntries(
    Object.entries(snapshot).filter(([name]) => !COMPARED_SEPARATELY.includes(name)),
  )

function rateChange({ path }: Difference): Pick<Change, 'level' | 'subject'> {
  const [part, inner] = path
  if (part === 'media' && inner === 'images') return { level: 'safe', subject: 'images' }
  return { level: levelOf(formatPath(path)), subject: 'settings' }
}

/** A change of the origin is breaking, because every URL of the site begins with it. */
const levelOf = (path: string): Level => (path === 'product.origin' ? 'breaking' : 'notable')
