import {
  type Change,
  type ChangeReply,
  ENDPOINT,
  type EditablePage,
  OTHER_RUN,
  type PageProposal,
  type ReplyOf,
  type RequestKind,
  type RequestOf,
  TOKEN_HEADER,
} from '../protocol.ts'
import { openPage } from './openPage.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { createSafeContext } from '@mantine/core'
import { useForceUpdate, useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { useOpenPanel } from './openPanel.ts'
import { SENTENCES } from './sentences.ts'
import { EDITOR_ID, type useStatus } from './status.ts'
import { useUnsavedStore } from './unsaved.ts'

/** What the parts of the page editor share. */
type SharedEditor = ReturnType<typeof useStatus> &
  Omit<ReturnType<typeof useEditing>, 'problem'> & {
    readonly send: Send
    /** The open panel. */
    readonly panel: ReturnType<typeof useOpenPanel>
    /** Opens the dialog for an image. */
    readonly openImage: (opened: OpenedImage) => void
  }

/** A place whose image is changed in the dialog. */
export type OpenedImage = {
  /** The path of the reference to the image. */
  readonly path: ModelPath
  /** The revision of the reference. Undefined if the manifest does not contain it. */
  readonly revision?: string | undefined
  /** The name of the picture that the page shows there. Default: none. */
  readonly name?: string
  readonly change: (change: Change) => Promise<ReplyOrFailure>
  /** Called with a message for the status line. */
  readonly onClose: (message: string) => void
}

/** What the parts of the page editor share. `main.tsx` provides it. */
export const [EditorContext, useEditor] = createSafeContext<SharedEditor>(
  'It must be in the page editor.',
)

/**
 * Loads a reply, and loads it again for each new request and for each new `version`, e.g. of the page. If it cannot be
 * loaded, the last reply stays. A request that is an object must be memoized.
 */
export function useReply<Kind extends RequestKind, Version = undefined>(
  send: Send,
  kind: Kind,
  request: RequestOf<Kind>,
  version?: Version,
) {
  const [{ value, problem, loaded }, setState] = useState<{
    readonly value?: ReplyOf<Kind>
    readonly problem: string
    /** The version for which it was loaded. */
    readonly loaded?: Version | undefined
  }>({ problem: '' })
  const latest = useRef<Promise<void>>(undefined)
  /** Resolves when the newest value is loaded: a reply to an earlier request is ignored. */
  const reload = useCallback((): Promise<void> => {
    const own: Promise<void> = send(kind, request)
      .then(
        (next) => ({ value: next, problem: '' }),
        (error: unknown) => ({ problem: errorText(error) }),
      )
      .then((next) => {
        if (latest.current !== own) return latest.current
        return setState((last) => ({ ...last, ...next, loaded: version }))
      })
    latest.current = own
    return own
  }, [send, kind, request, version])
  useEffect(() => void reload(), [reload])
  return { value, problem, loaded, isLoading: loaded !== version, reload }
}

/** What can be edited on the open page, and the function that changes the site. */
export function useEditing(send: Send, setStatus: (message: string) => void) {
  const { detach } = useUnsavedStore()
  const path = location.pathname
  const { value = NOTHING, problem, isLoading, reload } = useReply(send, 'describePage', path, path)
  // Nothing of the last page, until it is known what can be edited on this one.
  const page = useMemo(() => {
    const { canUndo, canRedo } = value
    return isLoading ? { ...NOTHING, canUndo, canRedo } : value
  }, [isLoading, value])
  useWindowEvent(UPDATED, () => void reload())
  const update = useForceUpdate()
  // The page shows the texts and the images somewhere else when it has changed.
  useEffect(() => {
    const isInEditor = ({ target }: MutationRecord) =>
      target instanceof Element && target.closest(`#${EDITOR_ID}`) !== null
    const observer = new MutationObserver((records) => {
      if (!records.every(isInEditor)) update()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [update])
  useEffect(() => {
    if (value.replacement === undefined) return
    const { path: next, isUnexpected } = value.replacement
    void openPage(next).then(() => isUnexpected && setStatus(bar.gone))
  }, [value, setStatus])
  /** How many changes are being saved. */
  const [count, setCount] = useState(0)
  const [abandoned, setAbandoned] = useState<readonly string[]>([])
  /** The request that was sent last. The status line tells its result, not that of an earlier one. */
  const newest = useRef<Promise<ChangeReply>>(undefined)
  const run = useCallback(
    async (request: Promise<ChangeReply>, saved: (name?: string) => string) => {
      newest.current = request
      setCount((current) => current + 1)
      const reply = await orFailure(request)
      if (reply.result === 'saved' && reply.moved !== undefined) detach(reply.moved)
      if (reply.result === 'saved') setAbandoned((names) => [...names, ...(reply.abandoned ?? [])])
      if (reply.result === 'saved' || reply.result === 'conflict') await reload()
      if (newest.current === request) setStatus(reply.result === 'saved' ? saved(reply.name) : '')
      setCount((current) => current - 1)
      return reply
    },
    [reload, setStatus, detach],
  )
  return {
    page,
    isLoading,
    problem,
    isSaving: count > 0,
    /** The names of the images that changes have left without use, until the author has decided to keep them. */
    abandoned,
    keepImage: (name: string) => setAbandoned((names) => names.filter((other) => other !== name)),
    change: useCallback(
      (change: Change) => run(send('apply', change), () => bar.saved),
      [run, send],
    ),
    /** Undoes the last change, or applies it again. The status line names it. */
    step: (kind: 'undo' | 'redo') =>
      run(send(kind, null), kind === 'undo' ? bar.undone : bar.redone),
    reload,
  }
}

const { bar } = SENTENCES

/** The event after Vite has updated the page, or the manifest has other errors. */
const UPDATED = 'page-editor-update'

for (const event of ['vite:afterUpdate', 'vite:error', 'site:valid'] as const) {
  import.meta.hot?.on(event, () => dispatchEvent(new Event(UPDATED)))
}

/** What can be edited before it is loaded. */
const NOTHING: EditablePage = {
  regions: [],
  inserted: [],
  sections: { list: { path: [], revision: '', elements: [] }, sections: [] },
  images: [],
  pictures: [],
  names: {},
  publication: undefined,
  draft: { path: [], revision: undefined },
  problem: undefined,
  canUndo: false,
  canRedo: false,
  replacement: undefined,
}

/** Sends a request. Rejects with a message for the author. */
export type Send = <Kind extends RequestKind>(
  kind: Kind,
  request: RequestOf<Kind>,
) => Promise<ReplyOf<Kind>>

/** The token of the development server that has rendered a document. Undefined for a document without page editor. */
export const tokenOf = (page: Document) =>
  page.querySelector('script[data-edit-token]')?.getAttribute('data-edit-token') ?? undefined

/** Creates the function that sends requests with the token of this run of the development server. */
export function createSend(token: string): Send {
  let current = token
  return async (kind, request) => {
    const post = () =>
      requested(ENDPOINT, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: current },
        body: JSON.stringify({ kind, request }),
      })
    let response = await post()
    if (response.status === OTHER_RUN) {
      const html = await requested(location.href).then((page) => page.text())
      current = tokenOf(new DOMParser().parseFromString(html, 'text/html')) ?? current
      response = await post()
    }
    const reply = await response.json()
    if (!response.ok) throw new Error(reply.message)
    return reply
  }
}

/** The response of the server. Rejects with a message for the author if there is none. */
const requested = (url: string, init?: RequestInit) =>
  fetch(url, init).catch(() => {
    throw new Error(SENTENCES.bar.noServer)
  })

/** The server gives no reply, or it has an error. */
export type Failure = { readonly result: 'failed'; readonly message: string }

/** The reply to a change, or why there is none. */
export type ReplyOrFailure = ChangeReply | Failure

/** The reply, or why there is none. */
export const orFailure = <Reply>(reply: Promise<Reply>): Promise<Reply | Failure> =>
  reply.catch((error: unknown) => ({ result: 'failed', message: errorText(error) }))

/** What a reply says to the author if the request was not successful, each problem in a line. Empty if it was. */
export function problemOf(reply: ReplyOrFailure | PageProposal): string {
  switch (reply.result) {
    case 'rejected':
      return reply.problems.map(({ message }) => message).join('\n')
    case 'conflict':
    case 'failed':
      return reply.message
    default:
      return ''
  }
}

/** The message of an error. */
const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error))
