import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, expect } from 'vitest'
import { currentPlan, type CurrentPlan } from '../../generator/project/currentPlan.ts'
import { planOf } from '../../generator/project/generateProject.ts'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { createEdits, type Edits } from '../../generator/project/edits.ts'
import { revisionAt } from '../../generator/edits/revision.ts'
import type { EditableText } from '../../generator/edits/describe/editablePage.ts'
import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { manifestFiles } from '../../generator/manifest/load.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { sourceOf, type TextPart } from '../../src/model/textParts.ts'
import type { AtEnd } from './temporaryProject.ts'

/** The text of the manifest file. */
export const textOf = (project: Project) => readFile(project.manifest, 'utf8')

/** The current plan of a project. */
const planFor = (project: Project) => currentPlan(() => planOf(project, importWithVite))

/** Starts the page editor of a project, without a development server. */
export const startSession = (project: Project): Edits => createEdits(project, planFor(project))

/** A project and the session of its page editor. */
export type Edited = {
  readonly project: Project
  readonly session: Edits
  readonly plan: CurrentPlan
  /** The text of the manifest at the start. */
  readonly before: string
}

/** Starts the page editor of a project. */
export async function sessionOf(project: Project): Promise<Edited> {
  const plan = planFor(project)
  const session = createEdits(project, plan)
  return { project, session, plan, before: await textOf(project) }
}

/**
 * Returns a function that creates something when it is first called. The tests of the file share it, because most
 * of their time is spent on loading a manifest.
 *
 * @param create gets the function that registers what removes the project
 */
export function sharedInFile<T>(create: (atEnd: AtEnd) => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined
  const removals: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(removals.map((remove) => remove())))
  return () => (created ??= create((remove) => removals.push(remove)))
}

/** Returns a function that resolves to a session that tests share. After each test, its changes are undone, to the same bytes. */
export function sharedSession(create: (atEnd: AtEnd) => Promise<Project>): () => Promise<Edited> {
  let isStarted = false
  const shared = sharedInFile(async (atEnd) => {
    isStarted = true
    return sessionOf(await create(atEnd))
  })
  afterEach(async () => {
    if (!isStarted) return
    const { project, session, before } = await shared()
    while ((await textOf(project)) !== before) {
      expect(await session.undo()).toMatchObject({ result: 'saved' })
    }
  })
  return shared
}

/** Returns a function that finds the text of a page by its value, below a property of the site. */
export async function textsOf(session: Edits, page: string) {
  const { regions } = await session.describePage(page)
  const texts = regions.flatMap((region) => region.texts)
  return (value: string, root?: string): EditableText => {
    const found = texts.find(
      (text) => text.value === value && (root === undefined || text.path[0] === root),
    )
    if (found === undefined) throw new Error(`No text of ${page} is "${value}".`)
    return found
  }
}

/** A value of the manifest as an author sees it now. */
export const seen = async (project: Project, path: ModelPath) => ({
  path,
  revision: revisionAt(manifestSource(await manifestFiles(project)), path),
})

/** The change of values. */
export const changeOf = (...values: Extract<Change, { kind: 'values' }>['values']): Change => ({
  kind: 'values',
  values,
})

/** A change of the manifest. */
export type Change = Parameters<Edits['apply']>[0]

/** The change of a text to other parts. */
export const changeTo = (
  { path, revision }: Pick<EditableText, 'path' | 'revision'>,
  parts: readonly TextPart[],
) => changeOf({ path, revision, value: sourceOf(parts) })
