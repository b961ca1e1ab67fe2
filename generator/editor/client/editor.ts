import { createSafeContext } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PagePreview } from '../pageProtocol.ts'
import {
  ENDPOINT,
  TOKEN_HEADER,
  type EditableImage,
  type EditablePage,
  type EditReply,
  type EditRequest,
  type Protocol,
  type RequestKind,
} from '../protocol.ts'
import type { Problem, ValuePath } from '../values.ts'
import type { useOpenPanel, useStatus } from './session.ts'

/** What the parts of the page editor share. */
export type Editor = ReturnType<typeof useStatus> & {
  readonly send: Send
  /** What can be edited on the open page. Nothing until it is loaded. */
  readonly page: EditablePage
  /** Sends a change. Resolves when the page is loaded again. */
  readonly change: (change: EditRequest) => Promise<ReplyOrFailure>
  /** Loads again what can be edited. */
  readonly reload: () => Promise<void>
  /** The open panel. */
  readonly panel: ReturnType<typeof useOpenPanel>
  /** Opens the dialog for an image. */
  readonly openImage: (opened: OpenedImage) => void
}

/** A place whose image is changed in the dialog. */
export type OpenedImage = {
  /** The path of the reference to the image. */
  readonly path: ValuePath
  /** The code of the reference. Undefined if the manifest does not contain it. */
  readonly code: string | undefined
  /** The image that the page shows there. Default: a new one, which has no file yet. */
  readonly image?: EditableImage
  readonly change: (change: EditRequest) => Promise<ReplyOrFailure>
  /** Called with a message for the status line. */
  readonly onClose: (message: string, isSaved: boolean) => void
}

/** What the parts of the page editor share. `main.tsx` provides it. */
export const [EditorContext, useEditor] = createSafeContext<Editor>(
  'It must be in the page editor.',
)

/**
 * Loads a reply, and loads it again for each new request and for each new `version`, e.g. of the page. If it cannot be
 * loaded, the last reply stays. A request that is an object must be memoized.
 */
export function useReply<Kind extends RequestKind>(
  send: Send,
  kind: Kind,
  request: Protocol[Kind]['request'],
  version?: unknown,
) {
  const [value, setValue] = useState<Protocol[Kind]['reply']>()
  const [problem, setProblem] = useState('')
  /** The version for which it was loaded. */
  const [loaded, setLoaded] = useState<unknown>()
  const latest = useRef<Promise<void>>(undefined)
  /** Resolves when the newest value is loaded: a reply to an earlier request is ignored. */
  const reload = useCallback((): Promise<void> => {
    const own: Promise<void> = send(kind, request)
      .then(
        (next) => () => {
          setValue(next)
          setProblem('')
        },
        (error: unknown) => () => setProblem(errorText(error)),
      )
      .then((show) => {
        if (latest.current !== own) return latest.current
        show()
        return setLoaded(version)
      })
    latest.current = own
    return own
  }, [send, kind, request, version])
  useEffect(() => void reload(), [reload])
  return { value, problem, isLoading: loaded !== version, reload }
}

/** Sends a request. Rejects with a message for the author. */
export type Send = <Kind extends RequestKind>(
  kind: Kind,
  request: Protocol[Kind]['request'],
) => Promise<Protocol[Kind]['reply']>

/** Creates the function that sends requests with the token of this run of the development server. */
export const createSend =
  (token: string): Send =>
  async (kind, request) => {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify({ kind, request }),
    }).catch(() => {
      throw new Error('The development server does not answer. Start it with: npm run dev')
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(reply.message)
    return reply
  }

/** The server gives no reply, or it has an error. */
type Failure = { readonly result: 'failed'; readonly message: string }

/** The reply to a change, or why there is none. */
export type ReplyOrFailure = EditReply | Failure

/** The reply, or why there is none. */
export const orFailure = <Reply>(reply: Promise<Reply>): Promise<Reply | Failure> =>
  reply.catch((error: unknown) => ({ result: 'failed', message: errorText(error) }))

/** What a reply says to the author if the request was not successful. Empty if it was. */
export function problemOf(reply: ReplyOrFailure | PagePreview): string {
  switch (reply.result) {
    case 'conflict':
      return reply.current === undefined
        ? reply.message
        : `${reply.message} It is now: “${reply.current}”`
    case 'rejected':
      return reply.problems.map(problemText).join(' ')
    case 'failed':
      return reply.message
    default:
      return ''
  }
}

/** A problem, and what to do. */
export const problemText = ({ message, hint }: Problem) => [message, hint].filter(Boolean).join(' ')

/** The message of an error. */
const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error))
