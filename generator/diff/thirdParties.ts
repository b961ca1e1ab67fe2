import type { Site } from '../../src/site/site.ts'
import { thirdPartiesOf } from '../thirdParties.ts'
import type { Moves } from './addresses.ts'
import type { Change, Level } from './change.ts'

/** Third parties that pages newly contact, or no longer. */
export function thirdPartyChanges(before: Site, after: Site, moves: Moves): Change[] {
  const then = new Map(thirdPartiesOf(before).map(({ name, pages }) => [name, pages]))
  const now = new Map(thirdPartiesOf(after).map(({ name, pages }) => [name, pages]))
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const old = then.get(name)?.map((path) => moves.get(path) ?? path)
    const pages = now.get(name)
    if (pages === undefined) return [change('safe', `No page contacts ${name} any more`)]
    if (old === undefined) {
      const where = pages.length === Object.keys(after.routes).length ? 'every page' : list(pages)
      return [change('notable', `New: ${where} contacts ${name}`)]
    }
    const fresh = pages.filter((path) => !old.includes(path) && Object.hasOwn(before.routes, path))
    const gone = old.filter((path) => !pages.includes(path) && Object.hasOwn(after.routes, path))
    return [
      ...(fresh.length === 0 ? [] : [change('notable', `${list(fresh)} now contacts ${name}`)]),
      ...(gone.length === 0 ? [] : [change('safe', `${list(gone)} no longer contacts ${name}`)]),
    ]
  })
}

const change = (level: Level, text: string): Change => ({
  level,
  subject: 'third parties',
  path: [],
  text,
})

const list = (paths: readonly string[]) => paths.join(', ')
