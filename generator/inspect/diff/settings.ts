import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { Change, Level } from './change.ts'
import { shownValues } from './content.ts'
import { differences, type Difference } from './leaves.ts'
import type { Lock } from './lock.ts'

/** What the subjects of their own do not cover. */
const OWN = ['routes', 'redirects', 'navigation', 'footer', 'forms', 'constants', 'notFound']

/**
 * Everything else that the site declares: the product, images, events, places, the privacy choice,
 * and whatever a later model adds.
 */
export function settingsChanges(before: Lock, after: Lock): Change[] {
  return differences(others(before), others(after)).map((difference) => ({
    ...rated(difference),
    path: difference.path,
    text: formatPath(difference.path),
    ...shownValues(difference),
  }))
}

const others = (lock: Lock) =>
  Object.fromEntries(Object.entries(lock).filter(([name]) => !OWN.includes(name)))

function rated({ path }: Difference): Pick<Change, 'level' | 'subject'> {
  const [part, inner] = path
  if (part === 'media' && inner === 'images') return { level: 'safe', subject: 'images' }
  return { level: levelOf(formatPath(path)), subject: 'settings' }
}

/** Every address of the site begins with its origin. */
const levelOf = (path: string): Level => (path === 'product.origin' ? 'breaking' : 'notable')
