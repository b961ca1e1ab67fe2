import type { Project } from '../../../../generator/manifest/project.ts'
import type { EditSession } from '../../../../generator/editor/server/session.ts'
import type { Change } from '../../../../generator/editor/protocol.ts'
import type { Site } from '../../../../src/site/site.ts'
import type { Random } from '../random.ts'

/** A change that the page editor could request, with a description for messages. */
export type RandomChange = { readonly description: string; readonly change: Change }

/** What a random change depends on. */
export type EditorState = {
  readonly project: Project
  readonly session: EditSession
  /** The last valid site. */
  readonly site: Site
  readonly random: Random
}

/** Proposes a change. */
export type ProposeChange = (state: EditorState) => Promise<RandomChange | undefined>

/** The path of a page, or one that shows the not-found page. */
export const randomPath = ({ site, random }: Pick<EditorState, 'site' | 'random'>): string =>
  random.pick([...Object.keys(site.routes), '/no/such/page']) ?? '/'
