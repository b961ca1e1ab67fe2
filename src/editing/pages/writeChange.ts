import { clearStatus, keepStatus } from '../keptStatus.ts'
import type { ChangeReply } from '../protocol.ts'
import { clearNextPage, openNextPage, storeNextPage } from './nextPage.ts'
import type { PageChange } from './pageRequests.ts'
import type { PagesRequests } from './pagesRequests.ts'
import { pathAfter } from './pathAfter.ts'
import { writtenText } from './writtenText.ts'

/** A change whose consequences the author has seen. */
export type ConfirmedChange = {
  readonly change: PageChange
  /** The id of its preview. */
  readonly id: string
  /** The paths of the pages that the author saw. */
  readonly paths: readonly string[]
}

/**
 * Writes a change, and opens another page if necessary. A page that is removed is left first, because the
 * development server reloads it, and the author would see the not-found page. Then the result is `leaving`.
 */
export async function writeChange(
  requests: Pick<PagesRequests, 'write'>,
  { change, id, paths }: ConfirmedChange,
): Promise<ChangeReply | 'leaving'> {
  const next = pathAfter(change, location.pathname, paths)
  const message = writtenText(change)
  if (next !== undefined && change.kind === 'removePage') {
    storeNextPage({ path: next, message, request: { write: id } })
    openNextPage()
    return 'leaving'
  }
  // Stored before the reply, because the server may reload the page before it arrives.
  keepStatus({ message }, next)
  if (next !== undefined) storeNextPage({ path: next, message })
  const clear = () => {
    clearStatus()
    clearNextPage()
  }
  const reply = await requests.write(id).catch((error: unknown) => {
    clear()
    throw error
  })
  if (reply.result !== 'saved') {
    clear()
    return reply
  }
  if (next === undefined) return reply
  openNextPage()
  return 'leaving'
}
