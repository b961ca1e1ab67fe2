import type { ChangeReply } from '../protocol.ts'
import type { PageChange, PageList, PagePreview, PagesRequest } from './pageRequests.ts'

/** The requests about pages. They reject with a message for the author. */
export type PagesRequests = {
  list(): Promise<PageList>
  preview(change: PageChange): Promise<PagePreview>
  /** Writes the change of the preview with this id. */
  write(id: string): Promise<ChangeReply>
}

/** Creates the requests about pages. */
export function pagesRequests(
  post: <Reply>(body: { readonly pages: PagesRequest }) => Promise<Reply>,
): PagesRequests {
  return {
    list: () => post({ pages: { list: true } }),
    preview: (change) => post({ pages: { preview: change } }),
    write: (id) => post({ pages: { write: id, from: location.pathname } }),
  }
}
