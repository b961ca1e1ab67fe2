import * as z from 'zod'
import { forgetOpenPanel } from '../useOpenPanel.ts'

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
export type NextPage = z.output<typeof nextPageSchema>

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
