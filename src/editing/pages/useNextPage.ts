import { useEffect } from 'react'
import { clearStatus, keepStatus } from '../keptStatus.ts'
import { errorText, replyText } from '../replyText.ts'
import type { EditRequests } from '../requests.ts'
import { openNextPage } from './nextPage.ts'

/** Opens the page for a change of pages if a reload prevented it, and sends the request that waits for this page. */
export function useNextPage(
  { pages, change }: Pick<EditRequests, 'pages' | 'change'>,
  onStatus: (message: string) => void,
): void {
  useEffect(() => {
    const next = openNextPage()
    if (next?.request === undefined) return
    const { message, request } = next
    const button = 'kind' in request ? request.kind : undefined
    // Writing reloads the page.
    keepStatus({ message, button })
    onStatus('The change is being written …')
    const reply = 'kind' in request ? change(request) : pages.write(request.write)
    reply
      .then((result) => {
        if (result.result !== 'saved') clearStatus()
        onStatus(replyText(result, message))
      })
      .catch((error: unknown) => {
        clearStatus()
        onStatus(errorText(error))
      })
  }, [pages, change, onStatus])
}
