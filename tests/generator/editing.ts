import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, expect } from 'vitest'
import { currentPlan, type CurrentPlan } from '../../generator/project/currentPlan.ts'
import { planOf } from '../../generator/project/generateProject.ts'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import type { Project } from '../../generator/manifest/project.ts'
import { createEditSession, type EditSession } from '../../generator/editor/server/session.ts'
import type { AtEnd } from './temporaryProject.ts'
import type { EditRequest, EditableText, TextPart } from '../../generator/editor/protocol.ts'

/** The text of the manifest file. */
export const textOf = (project: Project) => readFile(project.manifest, 'utf8')

/** The current plan of a project. */
const planFor = (project: Project) => currentPlan(() => planOf(project, importWithVite))

/** Starts the page editor of a project, without a development server. */
export const startSession = (project: Project): EditSession =>
  createEditSession(project, planFor(project))

/** A project and the session of its page editor. */
export type Edited = {
  readonly project: Project
  readonly session: EditSession
  readonly plan: CurrentPlan
  /** The text of the manifest at the start. */
  readonly before: string
}

/** Starts the page editor of a project. */
export async function sessionOf(project: Project): Promise<Edited> {
  const plan = planFor(project)
  const session = createEditSession(project, plan)
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
      expect(await session.apply({ kind: 'undo' })).toMatchObject({ result: 'saved' })
    }
  })
  return shared
}

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
): EditRequest => ({ kind: 'text', path, before: value, parts: [...parts] })
