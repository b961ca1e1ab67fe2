import type { ChangesSinceCommit } from './changes/changesSinceCommit.ts'
import { pagesRequests, type PagesRequests } from './pages/pagesRequests.ts'
import { UPLOAD_PATH, UPLOAD_TYPE, type UploadReply } from './images/imageUpload.ts'
import type { Change, ChangeReply, EditablePage } from './protocol.ts'
import type { SectionKindInfo } from './sections/sectionKindInfo.ts'
import type { SettingsPage, SettingsRequest } from './settings/settings.ts'

/** The requests of the page editor. They reject with a message for the author. */
export type EditRequests = {
  read(path: string): Promise<EditablePage>
  /** Every kind of section that can be inserted. */
  sectionKinds(): Promise<readonly SectionKindInfo[]>
  settings(request: SettingsRequest): Promise<SettingsPage>
  /** Sends the file of an image, which a change can then refer to. */
  upload(bytes: ArrayBuffer): Promise<UploadReply>
  change(change: Change): Promise<ChangeReply>
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
    change: (change) => post({ change }),
    pages: pagesRequests(post),
    changes: () => post({ changes: true }),
  }
}
