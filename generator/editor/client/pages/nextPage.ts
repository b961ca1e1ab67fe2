import { useEffect } from 'react'
import * as z from 'zod'
import { ancestorsOf } from '../../../manifest/pages.ts'
import type { PageChange } from '../../pageProtocol.ts'
import { editRequestSchema } from '../../protocol.ts'
import { problemOf, type Editor } from '../editor.ts'
import { forgetOpenPanel, outcomeSchema, sessionValue } from '../session.ts'

/** Opens the page for a change of pages if a reload prevented it, and sends the request that waits for this page. */
export function useNextPage(
  change: Editor['change'],
  { setStatus, showResult }: Pick<Editor, 'setStatus' | 'showResult'>,
): void {
  useEffect(() => {
    const next = openNextPage()
    if (next?.request === undefined) return
    const { message, focus, request } = next
    setStatus('The change is being written …')
    void showResult(change(request).then(problemOf), { message, focus })
  }, [change, setStatus, showResult])
}

/** The page that is opened for a change of pages, and what the author sees there. */
const nextPageSchema = outcomeSchema.extend({
  path: z.string(),
  /** What is requested there. Default: nothing. */
  request: editRequestSchema.optional(),
  /** The path of the page that requested the change. From another page, it is not opened. */
  from: z.string(),
  /** How often it may be opened again, because the development server has reloaded that page instead. */
  attempts: z.int(),
})

type NextPage = z.output<typeof nextPageSchema>

const stored = sessionValue('page-editor-next', nextPageSchema)

/** Stores the page to open. */
export const storeNextPage = (next: Omit<NextPage, 'from' | 'attempts'>) =>
  stored.write({ ...next, from: location.pathname, attempts: 3 })

/** Opens no page, because the change is not written. */
export const clearNextPage = stored.remove

/** Opens the stored page with a full load, because the routes have changed. Returns it if it is open. */
export function openNextPage(): NextPage | undefined {
  const next = stored.read()
  if (next === undefined) return undefined
  if (next.from !== location.pathname || next.attempts === 0) {
    clearNextPage()
    return next.path === location.pathname ? next : undefined
  }
  stored.write({ ...next, attempts: next.attempts - 1 })
  forgetOpenPanel()
  location.assign(next.path)
  return undefined
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
  }
}
