import { useEffect } from 'react'
import { clearStatus, keepStatus } from '../keptStatus.ts'
import { errorText, replyText } from '../replyText.ts'
import { openNextPage } from './nextPage.ts'
import type { PagesRequests } from './pagesRequests.ts'

/** Opens the page for a change of pages if a reload prevented it, and writes the change that waits for this page. */
export function useNextPage(
  requests: Pick<PagesRequests, 'write'>,
  onStatus: (message: string) => void,
): void {
  useEffect(() => {
    const next = openNextPage()
    if (next?.write === undefined) return
    // Writing reloads the page.
    keepStatus(next)
    onStatus('The change is being written …')
    requests
      .write(next.write)
      .then((reply) => {
        if (reply.result !== 'saved') clearStatus()
        onStatus(replyText(reply, next.message))
      })
      .catch((error: unknown) => {
        clearStatus()
        onStatus(errorText(error))
      })
  }, [requests, onStatus])
}
