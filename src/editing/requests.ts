import type { ChangesSinceCommit } from './changes/changesSinceCommit.ts'
import { pagesRequests, type PagesRequests } from './pages/pagesRequests.ts'
import type { Change, ChangeReply, EditablePage } from './protocol.ts'
import type { SectionKindInfo } from './sections/sectionKindInfo.ts'
import type { SettingsPage, SettingsRequest } from './settings/settings.ts'

/** The requests of the page editor. They reject with a message for the author. */
export type EditRequests = {
  read(path: string): Promise<EditablePage>
  /** Every kind of section that can be inserted. */
  sectionKinds(): Promise<readonly SectionKindInfo[]>
  settings(request: SettingsRequest): Promise<SettingsPage>
  change(change: Change): Promise<ChangeReply>
  readonly pages: PagesRequests
  /** The changes since the last commit. */
  changes(): Promise<ChangesSinceCommit>
}

/** Sends requests with the token of this run of the development server. */
export function editRequests(token: string): EditRequests {
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
    read: (path) => post({ read: path }),
    sectionKinds: () => post({ sectionKinds: true }),
    settings: (request) => post({ settings: request }),
    change: (change) => post({ change }),
    pages: pagesRequests(post),
    changes: () => post({ changes: true }),
  }
}
