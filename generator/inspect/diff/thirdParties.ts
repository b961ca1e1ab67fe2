import type { Site } from '../../../src/site/site.ts'
import { thirdPartyContacts } from '../../hosting/thirdParties.ts'
import type { Moves } from './addresses.ts'
import type { Change, Level } from './change.ts'

/** The changes of the third parties that pages contact. */
export function thirdPartyChanges(before: Site, after: Site, moves: Moves): Change[] {
  const then = new Map(thirdPartyContacts(before).map((party) => [party.id, party]))
  const now = new Map(thirdPartyContacts(after).map((party) => [party.id, party]))
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((id) => {
    const old = then.get(id)
    const party = now.get(id)
    if (party === undefined) return [change(id, 'safe', `No page contacts ${old?.name} anymore`)]
    const { name, pages } = party
    if (old === undefined) {
      const all = Object.values(after.routes).filter((route) => !('sameAs' in route)).length
      const where = pages.length === all ? 'every page' : list(pages)
      return [change(id, 'notable', `New: ${where} contacts ${name}`)]
    }
    const had = old.pages.map((path) => moves.get(path) ?? path)
    const fresh = pages.filter((path) => !had.includes(path) && Object.hasOwn(before.routes, path))
    const gone = had.filter((path) => !pages.includes(path) && Object.hasOwn(after.routes, path))
    return [
      ...(fresh.length === 0 ? [] : [change(id, 'notable', `${list(fresh)} now contacts ${name}`)]),
      ...(gone.length === 0
        ? []
        : [change(id, 'safe', `${list(gone)} no longer contacts ${name}`)]),
    ]
  })
}

const change = (id: string, level: Level, text: string): Change => ({
  level,
  subject: 'third parties',
  path: ['thirdParties', id],
  text,
})

const list = (paths: readonly string[]) => paths.join(', ')
