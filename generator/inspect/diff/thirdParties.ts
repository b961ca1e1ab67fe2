import type { Site } from '../../../src/site/site.ts'
import { thirdPartyContacts } from '../../hosting/thirdParties.ts'
import type { Moves } from './paths.ts'
import type { Change, Level } from './change.ts'

/** The changes of the third parties that pages contact. */
export function thirdPartyChanges(before: Site, after: Site, moves: Moves): Change[] {
  const oldParties = new Map(thirdPartyContacts(before).map((party) => [party.id, party]))
  const newParties = new Map(thirdPartyContacts(after).map((party) => [party.id, party]))
  return [...new Set([...newParties.keys(), ...oldParties.keys()])].flatMap((id) => {
    const old = oldParties.get(id)
    const party = newParties.get(id)
    if (party === undefined) return [change(id, 'safe', `No page contacts ${old?.name} anymore`)]
    const { name, pages } = party
    if (old === undefined) {
      const all = Object.values(after.routes).filter((route) => !('sameAs' in route)).length
      const where = pages.length === all ? 'every page' : list(pages)
      return [change(id, 'notable', `New: ${where} contacts ${name}`)]
    }
    const oldPages = old.pages.map((path) => moves.get(path) ?? path)
    const added = pages.filter(
      (path) => !oldPages.includes(path) && Object.hasOwn(before.routes, path),
    )
    const removed = oldPages.filter(
      (path) => !pages.includes(path) && Object.hasOwn(after.routes, path),
    )
    return [
      ...(added.length === 0 ? [] : [change(id, 'notable', `${list(added)} now contacts ${name}`)]),
      ...(removed.length === 0
        ? []
        : [change(id, 'safe', `${list(removed)} no longer contacts ${name}`)]),
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
