import { useCallback, useEffect, useRef, useState } from 'react'
import { EDITOR_ID } from './candidates.ts'
import { changedPage } from './changedPage.ts'
import { findTexts, type ShownText } from './findTexts.ts'
import type { Change, ChangeReply, EditablePage } from './protocol.ts'
import { errorText } from './replyText.ts'
import type { EditRequests } from './requests.ts'

/** The texts of the open page, and the function that changes them. */
export type Editing = {
  /** Undefined until the texts are loaded. */
  readonly page: EditablePage | undefined
  readonly shown: readonly ShownText[]
  /** Why the texts could not be loaded. */
  readonly problem: string | undefined
  /** Sends a change. Resolves when it is saved or rejected. */
  change(change: Change): Promise<ChangeReply>
  /** Loads the texts again. */
  reload(): Promise<void>
}

/** Loads the texts of the open page, and finds them in the document again whenever it changes. */
export function useEditing(requests: EditRequests): Editing {
  const [page, setPage] = useState<EditablePage>()
  const [shown, setShown] = useState<readonly ShownText[]>([])
  const [problem, setProblem] = useState<string>()
  const latest = useRef<EditablePage>(undefined)

  const show = useCallback((next: EditablePage) => {
    latest.current = next
    setPage(next)
    setShown(findTexts(next, document))
  }, [])

  const load = useCallback(async () => {
    try {
      show(await requests.read(location.pathname))
      setProblem(undefined)
    } catch (error) {
      setProblem(errorText(error))
    }
  }, [requests, show])

  useEffect(() => {
    let path = ''
    return onDocumentChange(() => {
      if (location.pathname !== path) {
        path = location.pathname
        void load()
      } else if (latest.current !== undefined) setShown(findTexts(latest.current, document))
    })
  }, [load])

  useEffect(() => {
    import.meta.hot?.on('vite:afterUpdate', load)
    return () => import.meta.hot?.off('vite:afterUpdate', load)
  }, [load])

  const change = async (requested: Change) => {
    const reply = await requests.change(requested)
    if (reply.result === 'saved' && requested.kind === 'text' && latest.current !== undefined) {
      show(changedPage(latest.current, requested))
      void load()
    } else if (reply.result !== 'rejected') await load()
    return reply
  }
  return { page, shown, problem, change, reload: load }
}

/** Calls `listener` in the next frame, and once in each frame in which the page changed, outside the editor. */
function onDocumentChange(listener: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver((records) => {
    const isPage = records.some(
      ({ target }) => !(target instanceof Element && target.closest(`#${EDITOR_ID}`)),
    )
    if (!isPage || frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      listener()
    })
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  frame = requestAnimationFrame(() => {
    frame = 0
    listener()
  })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
