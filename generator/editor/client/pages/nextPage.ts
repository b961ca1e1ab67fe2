import { useEffect } from 'react'
import { clearStatus, keepStatus } from '../useEditing.ts'
import { errorText, replyText, type EditRequests } from '../requests.ts'
import * as z from 'zod'
import { ancestorsOf } from '../../../manifest/pages.ts'
import { forgetOpenPanel } from '../useOpenPanel.ts'
import type { PageChange } from '../../pageProtocol.ts'

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

const nextPageSchema = z.object({
  path: z.string(),
  /** What the status line says there. */
  message: z.string(),
  /** What is requested there: a change of pages by its id, undo or redo. Default: nothing. */
  request: z
    .union([z.object({ write: z.string() }), z.object({ kind: z.enum(['undo', 'redo']) })])
    .optional(),
  /** The path of the page that requested the change. From another page, it is not opened. */
  from: z.string(),
  /** How often it may be opened again, because the development server has reloaded that page instead. */
  attempts: z.int(),
})

/** The page that is opened for a change of pages. */
type NextPage = z.output<typeof nextPageSchema>

/** In the session storage, because the development server can reload the page at any time. */
const STORAGE_KEY = 'page-editor-next'

/** Stores the page to open. */
export const storeNextPage = (next: Pick<NextPage, 'path' | 'message' | 'request'>) =>
  store({ ...next, from: location.pathname, attempts: 3 })

const store = (next: NextPage) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))

/** Opens no page, because the change is not written. */
export const clearNextPage = () => sessionStorage.removeItem(STORAGE_KEY)

/** Opens the stored page with a full load, because the routes have changed. Returns it if it is open. */
export function openNextPage(): NextPage | undefined {
  const next = readNextPage()
  if (next === undefined) return undefined
  if (next.from !== location.pathname || next.attempts === 0) {
    clearNextPage()
    return next.path === location.pathname ? next : undefined
  }
  store({ ...next, attempts: next.attempts - 1 })
  forgetOpenPanel()
  location.assign(next.path)
  return undefined
}

function readNextPage(): NextPage | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  return stored === null ? undefined : nextPageSchema.safeParse(JSON.parse(stored)).data
}

/** The path to open after a change is written. Undefined if the open page stays. */
export function pathAfter(
  change: PageChange,
  open: string,
  paths: readonly string[],
): string | undefined {
  const isBelow = (path: string, parent: string) => path.startsWith(`${parent}/`)
  switch (change.kind) {
    case 'addPage':
      return change.path
    case 'renamePage':
      return change.children && isBelow(open, change.path)
        ? change.to + open.slice(change.path.length)
        : change.to
    case 'removePage': {
      const isRemoved = (path: string) =>
        path === change.path || (change.children && isBelow(path, change.path))
      if (!isRemoved(open)) return undefined
      return ancestorsOf(change.path).find((path) => paths.includes(path)) ?? '/'
    }
    case 'moveMenuEntry':
      return undefined
  }
}
