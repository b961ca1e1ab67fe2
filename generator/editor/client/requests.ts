import {
  type ChangesSinceCommit,
  UPLOAD_PATH,
  UPLOAD_TYPE,
  type UploadReply,
  type EditRequest,
  type EditReply,
  type EditablePage,
  type SectionKindInfo,
} from '../protocol.ts'
import type { SettingsPage, SettingsRequest } from '../settingProtocol.ts'
import type { PageChange, PageList, PagePreview } from '../pageProtocol.ts'

/** The requests of the page editor. They reject with a message for the author. */
export type EditRequests = {
  read(path: string): Promise<EditablePage>
  /** Every kind of section that can be inserted. */
  sectionKinds(): Promise<readonly SectionKindInfo[]>
  settings(request: SettingsRequest): Promise<SettingsPage>
  /** Sends the file of an image, which a change can then refer to. */
  upload(bytes: ArrayBuffer): Promise<UploadReply>
  change(change: EditRequest): Promise<EditReply>
  readonly pages: PagesRequests
  /** The changes since the last commit. */
  changes(): Promise<ChangesSinceCommit>
}

/** Sends requests with the token of this run of the development server. */
export function editRequests(token: string): EditRequests {
  async function send<Reply>(path: string, type: string, body: BodyInit): Promise<Reply> {
    const response = await fetch(`/__site/edit${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Edit-Token': token },
      body,
    }).catch(() => {
      throw new Error('The development server does not answer. Start it with: npm run dev')
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(reply.message)
    return reply
  }
  const post = <Reply>(body: object) => send<Reply>('', 'application/json', JSON.stringify(body))
  return {
    read: (path) => post({ read: path }),
    sectionKinds: () => post({ sectionKinds: true }),
    settings: (request) => post({ settings: request }),
    upload: (bytes) => send(UPLOAD_PATH, UPLOAD_TYPE, bytes),
    change: (edit) => post({ edit }),
    pages: pagesRequests(post),
    changes: () => post({ changes: true }),
  }
}

/** The requests about pages. They reject with a message for the author. */
export type PagesRequests = {
  list(): Promise<PageList>
  preview(change: PageChange): Promise<PagePreview>
  /** Writes the change of the preview with this id. */
  write(id: string): Promise<EditReply>
}

/** Creates the requests about pages. */
function pagesRequests(post: <Reply>(body: object) => Promise<Reply>): PagesRequests {
  return {
    list: () => post({ pages: true }),
    preview: (change) => post({ preview: change }),
    write: (id) => post({ edit: { kind: 'write', id, from: location.pathname } }),
  }
}

/** What the reply to a change says to the author. */
export function replyText(reply: EditReply, success: string): string {
  switch (reply.result) {
    case 'saved':
      return success
    case 'conflict':
      return reply.current === undefined
        ? reply.message
        : `${reply.message} It is now: “${reply.current}”`
    case 'rejected':
      return reply.problems
        .map(({ message, hint }) => [message, hint].filter(Boolean).join(' '))
        .join(' ')
  }
}

/** The message of an error. */
export const errorText = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
