import { createSafeContext } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageChange, PageList, PagePreview } from '../pageProtocol.ts'
import type {
  ChangesSinceCommit,
  EditableImage,
  EditablePage,
  EditReply,
  EditRequest,
  Problem,
  SectionKindInfo,
  ValuePath,
} from '../protocol.ts'
import type { SettingsPage, SettingsRequest } from '../settingProtocol.ts'
import type { useOpenPanel, useStatus } from './session.ts'

/** What the parts of the page editor share. */
export type Editor = ReturnType<typeof useStatus> & {
  readonly requests: EditRequests
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
 * Loads something, and loads it again for each new `load` function and for each new `version`, e.g. of the page. If it
 * cannot be loaded, the last value stays.
 */
export function useLoaded<Value>(load: () => Promise<Value>, version?: unknown) {
  const [value, setValue] = useState<Value>()
  const [problem, setProblem] = useState('')
  /** The version for which it was loaded. */
  const [loaded, setLoaded] = useState<unknown>()
  const latest = useRef<Promise<void>>(undefined)
  /** Resolves when the newest value is loaded: a reply to an earlier request is ignored. */
  const reload = useCallback((): Promise<void> => {
    const own: Promise<void> = load()
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
  }, [load, version])
  useEffect(() => void reload(), [reload])
  return { value, problem, isLoading: loaded !== version, reload }
}

/** The requests of the page editor. */
export type EditRequests = ReturnType<typeof editRequests>

/** Sends requests with the token of this run of the development server. */
export function editRequests(token: string) {
  /** Rejects with a message for the author. */
  async function post<Reply>(body: object): Promise<Reply> {
    const response = await fetch('/__site/edit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Edit-Token': token },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Error('The development server does not answer. Start it with: npm run dev')
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(reply.message)
    return reply
  }
  return {
    read: (path: string) => post<EditablePage>({ read: path }),
    /** Every kind of section that can be inserted. */
    sectionKinds: () => post<readonly SectionKindInfo[]>({ sectionKinds: true }),
    settings: (request: SettingsRequest) => post<SettingsPage>({ settings: request }),
    pages: () => post<PageList>({ pages: true }),
    /** The changes since the last commit. */
    changes: () => post<ChangesSinceCommit>({ changes: true }),
    change: (edit: EditRequest) => orFailure(post<EditReply>({ edit })),
    /** Plans a change of the pages without writing it. */
    previewPages: (change: PageChange) => orFailure(post<PagePreview>({ preview: change })),
  }
}

/** The server gives no reply, or it has an error. */
type Failure = { readonly result: 'failed'; readonly message: string }

/** The reply to a change, or why there is none. */
export type ReplyOrFailure = EditReply | Failure

const orFailure = <Reply>(reply: Promise<Reply>): Promise<Reply | Failure> =>
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
