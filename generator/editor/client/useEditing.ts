import { useCallback, useEffect, useRef, useState } from 'react'
import { EDITOR_ID, findTexts, type ShownText } from './texts/findTexts.ts'
import {
  joinParts,
  type EditRequest,
  type EditReply,
  type EditablePage,
  type EditableText,
} from '../protocol.ts'
import { errorText, type EditRequests } from './requests.ts'

/** The texts of the open page, and the function that changes them. */
export type Editing = {
  /** Undefined until the texts are loaded. */
  readonly page: EditablePage | undefined
  readonly shown: readonly ShownText[]
  /** Why the texts could not be loaded. */
  readonly problem: string | undefined
  /** Sends a change. Resolves when it is saved or rejected. */
  change(change: EditRequest): Promise<EditReply>
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

  const change = async (requested: EditRequest) => {
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

/**
 * The page with a saved text, until the server has sent its new state. Other texts with the same
 * location are the same text of the manifest, so they change too.
 */
export function changedPage(
  page: EditablePage,
  { path, parts }: Extract<EditRequest, { kind: 'text' }>,
): EditablePage {
  const isSame = (text: EditableText) => text.path.join('\n') === path.join('\n')
  const location = page.regions.flatMap(({ texts }) => texts).find(isSame)?.location
  const changed = (text: EditableText): EditableText =>
    isSame(text) || (location !== undefined && text.location === location)
      ? { ...text, parts, value: joinParts(parts) }
      : text
  return {
    ...page,
    canUndo: true,
    canRedo: false,
    pageAfterUndo: undefined,
    pageAfterRedo: undefined,
    regions: page.regions.map((region) => ({ ...region, texts: region.texts.map(changed) })),
  }
}

/** The status line, which also says the status that was kept during a reload. */
export function useStatus() {
  const [kept] = useState(keptStatus)
  const [status, setStatus] = useState(kept?.message ?? '')
  useEffect(() => {
    // From now on, the author does something else.
    const options = { capture: true }
    addEventListener('pointerdown', clearStatus, options)
    addEventListener('keydown', clearStatus, options)
    return () => {
      removeEventListener('pointerdown', clearStatus, options)
      removeEventListener('keydown', clearStatus, options)
    }
  }, [])
  return { status, setStatus, kept }
}

/** The message of the status line, and the button that had the focus. */
type KeptStatus = {
  readonly message: string
  /** The name of the button. Default: none of the bar. */
  readonly button?: string | undefined
}

const STORAGE_KEY = 'page-editor-status'

/** Keeps the status during a change, because some changes reload the page. `path`: the page that shows it. */
export const keepStatus = ({ message, button }: KeptStatus, path = location.pathname) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([path, message, button]))

/** The kept status of the open page. It is kept for further reloads. */
export function keptStatus(): KeptStatus | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY)
  const values: unknown = stored === null ? [] : JSON.parse(stored)
  const [path, message, button] = Array.isArray(values) ? values : []
  if (path !== location.pathname || typeof message !== 'string') return undefined
  return { message, button: typeof button === 'string' ? button : undefined }
}

/** Removes the kept status, e.g. because the change was rejected. */
export const clearStatus = () => sessionStorage.removeItem(STORAGE_KEY)
