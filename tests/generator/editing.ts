import { readFile } from 'node:fs/promises'
import { currentPlan } from '../../generator/bundle/currentPlan.ts'
import { planOf } from '../../generator/bundle/generateProject.ts'
import { importWithVite } from '../../generator/bundle/importWithVite.ts'
import type { Project } from '../../generator/manifest/project.ts'
import { createEditSession, type EditSession } from '../../generator/editor/server/session.ts'
import type { Change, EditableText, TextPart } from '../../generator/editor/protocol.ts'

/** The text of the manifest file. */
export const textOf = (project: Project) => readFile(project.manifest, 'utf8')

/** Starts the page editor of a project, without a development server. */
export const startSession = (project: Project): EditSession =>
  createEditSession(
    project,
    currentPlan(() => planOf(project, importWithVite)),
  )

/** Returns a function that finds the text of a page by its value, below a property of the site. */
export async function textsOf(session: EditSession, page: string) {
  const { regions } = await session.read(page)
  const texts = regions.flatMap((region) => region.texts)
  return (value: string, root?: string): EditableText => {
    const found = texts.find(
      (text) => text.value === value && (root === undefined || text.path[0] === root),
    )
    if (found === undefined) throw new Error(`No text of ${page} is "${value}".`)
    return found
  }
}

/** The change of a text to other parts. */
export const changeTo = (
  { path, value }: Pick<EditableText, 'path' | 'value'>,
  parts: readonly TextPart[],
): Change => ({ kind: 'text', path, before: value, parts: [...parts] })
