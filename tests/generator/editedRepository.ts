import { versionRequests } from '../../generator/inspect/versionRequests.ts'
import { sessionOf } from './editing.ts'
import { regenerate, replaceIn, repository } from './repository.ts'
import { textsOf } from './splitProject.ts'

export const MANIFEST = 'site.manifest.ts'

/** A repository whose site is then edited, and the page editor. */
export async function edited(
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
) {
  const made = await repository()
  const before = await textsOf(made.project)
  for (const edit of edits) await replaceIn(made.project, ...edit)
  await regenerate(made.project)
  const { session, plan } = await sessionOf(made.project)
  const requests = versionRequests(made.project, plan, undefined)
  const pages = async () => {
    const reply = await requests.changes()
    if ('refused' in reply) throw new Error(reply.refused.message)
    return reply.value.pages
  }
  return { ...made, session, requests, pages, before, after: await textsOf(made.project) }
}
