import { useForceUpdate } from '@mantine/hooks'
import { useCallback, useEffect } from 'react'
import type { EditRequest, EditablePage } from '../protocol.ts'
import { useLoaded, type EditRequests } from './editor.ts'
import { EDITOR_ID } from './session.ts'
import { findTexts } from './texts/findTexts.ts'

/** Loads the texts of the open page, and finds them in the document again whenever it changes. */
export function useEditing(requests: EditRequests) {
  const read = useCallback(() => requests.read(location.pathname), [requests])
  const { value: page = NOTHING, problem, reload } = useLoaded(read, location.pathname)
  useEffect(() => {
    import.meta.hot?.on('vite:afterUpdate', reload)
    return () => import.meta.hot?.off('vite:afterUpdate', reload)
  }, [reload])
  const update = useForceUpdate()
  useEffect(() => onDocumentChange(update), [update])
  const change = async (requested: EditRequest) => {
    const reply = await requests.change(requested)
    if (reply.result === 'saved' || reply.result === 'conflict') await reload()
    return reply
  }
  return { page, shown: findTexts(page, document), problem, change, reload }
}

/** What can be edited before the page is loaded. */
const NOTHING: EditablePage = {
  regions: [],
  inserted: [],
  sections: { list: { path: [], version: '' }, sections: [] },
  images: [],
  canUndo: false,
  canRedo: false,
  pageAfterUndo: undefined,
  pageAfterRedo: undefined,
}

/** Calls `listener` in the next frame, and once in each frame in which the page changed, outside the editor. */
function onDocumentChange(listener: () => void): () => void {
  let frame = 0
  const request = () => {
    frame = requestAnimationFrame(() => {
      frame = 0
      listener()
    })
  }
  const observer = new MutationObserver((records) => {
    const isPage = records.some(
      ({ target }) => !(target instanceof Element && target.closest(`#${EDITOR_ID}`)),
    )
    if (isPage && frame === 0) request()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  request()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
