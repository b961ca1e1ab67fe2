import { useCallback, useEffect, useState } from 'react'
import { errorText } from '../replyText.ts'
import type { PageList } from './pageRequests.ts'
import type { PagesRequests } from './pagesRequests.ts'

/** Loads the pages of the site, again after each update of the open page. */
export function usePageList(requests: Pick<PagesRequests, 'list'>) {
  const [list, setList] = useState<PageList>()
  const [problem, setProblem] = useState<string>()
  const reload = useCallback(
    () =>
      requests.list().then(
        (loaded) => {
          setList(loaded)
          setProblem(undefined)
        },
        (error: unknown) => setProblem(errorText(error)),
      ),
    [requests],
  )
  useEffect(() => {
    void reload()
    import.meta.hot?.on('vite:afterUpdate', reload)
    return () => import.meta.hot?.off('vite:afterUpdate', reload)
  }, [reload])
  return { list, problem, reload }
}
