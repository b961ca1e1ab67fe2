import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { currentPlan } from '../../../../generator/bundle/currentPlan.ts'
import { generateProject, planOf } from '../../../../generator/bundle/generateProject.ts'
import { importWithEdits } from '../../../../generator/bundle/importWithVite.ts'
import { readTree, writeTree } from '../../../../generator/emit/write.ts'
import type { Project } from '../../../../generator/manifest/project.ts'
import { createEditSession } from '../../../../generator/editor/server/session.ts'
import { randomFrom } from '../random.ts'
import { externalEdit, type ExternalEdit } from './externalEdit.ts'
import { randomChange } from './randomChange.ts'

/** How many operations of each kind ran. */
export type OperationCounts = {
  saved: number
  rejected: number
  conflict: number
  undone: number
  external: number
  invalid: number
}

const fresh = () => importWithEdits(new Map())

/**
 * Applies random changes of the page editor to a project, and edits of another program between them, valid
 * and invalid ones. Throws if the editor changes a file that it reports as unchanged, writes an invalid
 * one, does not undo exactly, or if `generated/` differs from a fresh generation.
 */
export async function runOperations(
  project: Project,
  seed: number,
  count: number,
): Promise<OperationCounts> {
  const random = randomFrom(seed)
  const plan = currentPlan(() => planOf(project, fresh()))
  const session = createEditSession(project, plan)
  const counts = { saved: 0, rejected: 0, conflict: 0, undone: 0, external: 0, invalid: 0 }
  const text = () => readFile(project.manifest, 'utf8')
  /** The manifests before each change that can be undone, and after each that can be done again. */
  const [undoable, redoable]: [string[], string[]] = [[], []]
  await regenerate()
  let lastValid = await text()
  let isValid = true

  /** What the development server does when a file is saved. */
  async function regenerate(): Promise<boolean> {
    const { files, plan: next, sources } = await generateProject(project, fresh())
    if (files === undefined) return false
    await writeTree(project.generated, files)
    plan.set(next, sources)
    return true
  }

  async function editExternally(edit: ExternalEdit): Promise<void> {
    await writeFile(project.manifest, edit(await text(), random))
    // Sometimes the server has not noticed it before the next change.
    if (random.below(4) === 0) return
    isValid = await regenerate()
    if (isValid) lastValid = await text()
    else counts.invalid += 1
  }

  async function change(): Promise<string> {
    const { site } = await plan.get()
    const proposed = await randomChange({ project, session, site, random })
    if (proposed === undefined) return 'nothing'
    const { kind } = proposed.change
    const [before, generated] = [await text(), await readTree(project.generated)]
    const reply = await session.apply(proposed.change)
    const after = await text()
    const described = `${proposed.description} -> ${JSON.stringify(reply)}`
    if (reply.result !== 'saved') {
      counts[reply.result] += 1
      check(after === before, `${described}, but the manifest has changed`)
      const isSame = isDeepStrictEqual(await readTree(project.generated), generated)
      check(isSame, `${described}, but generated/ has changed`)
      return described
    }
    counts.saved += 1
    if (kind === 'undo') {
      counts.undone += 1
      check(after === undoable.pop(), `${described} did not restore the bytes`)
      redoable.push(before)
    } else if (kind === 'redo') {
      check(after === redoable.pop(), `${described} did not restore the bytes`)
      undoable.push(before)
    } else {
      undoable.push(before)
      redoable.length = 0
    }
    await checkGenerated(described)
    lastValid = after
    return described
  }

  /** Checks that the manifest is valid, and that `generated/` is what it generates. */
  async function checkGenerated(described: string): Promise<void> {
    const { files } = await generateProject(project, fresh())
    if (files === undefined) throw new Error(`${described}, but the manifest is not valid.`)
    const isSame = isDeepStrictEqual(await readTree(project.generated), new Map(files))
    check(isSame, `${described}, but generated/ differs from a fresh generation`)
  }

  function check(isTrue: boolean, message: string): void {
    if (!isTrue) throw new Error(`Seed ${seed}: ${message}.`)
  }

  for (let done = 0; done < count; done += 1) {
    if (random.below(6) > 0) await change()
    else {
      counts.external += 1
      await editExternally(externalEdit(random, lastValid))
    }
    if (!isValid && random.below(3) === 0) await editExternally(() => lastValid)
  }
  await writeFile(project.manifest, lastValid)
  check(await regenerate(), 'the last valid manifest is not valid')
  await checkGenerated('at the end')
  return counts
}
