import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { currentPlan } from '../../../generator/project/currentPlan.ts'
import { generateProject, planOf } from '../../../generator/project/generateProject.ts'
import { importWithEdits } from '../../../generator/project/importWithVite.ts'
import { readTree, writeTree } from '../../../generator/emit/write.ts'
import type { Project } from '../../../generator/manifest/project.ts'
import { createEditSession } from '../../../generator/editor/server/session.ts'
import { here } from '../../generator/project.ts'
import { temporaryProject } from '../../generator/temporaryProject.ts'
import { externalEdit, randomChange, UNUSUAL } from './editorChanges.ts'
import { drawFrom, oneIn, SEEDS } from './random.ts'

/** The number of changes of the page editor and edits of other programs for each seed. */
const OPERATIONS = 40

it.each(SEEDS)(
  'keeps the manifest valid or untouched during random changes, undos and edits of other programs (seed %i)',
  async (seed) => {
    const project = await temporaryProject()
    // The examples of new sections.
    await mkdir(path.join(project.root, 'src'))
    await symlink(here('../../src/sections'), path.join(project.root, 'src/sections'))
    const counts = await runOperations(project, seed)
    expect(Math.min(counts.saved, counts.rejected, counts.external)).toBeGreaterThan(0)
  },
  240_000,
)

const fresh = () => importWithEdits(new Map())

/**
 * Applies random changes of the page editor to a project, and edits of another program between them, valid
 * and invalid ones. Throws if the editor changes a file that it reports as unchanged, writes an invalid
 * one, does not undo exactly, or if `generated/` differs from a fresh generation.
 */
async function runOperations(project: Project, seed: number) {
  const draw = drawFrom(seed)
  const plan = currentPlan(() => planOf(project, fresh()))
  const session = createEditSession(project, plan)
  const counts = { saved: 0, rejected: 0, conflict: 0, external: 0 }
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

  async function editExternally(edited: string): Promise<void> {
    await writeFile(project.manifest, edited)
    counts.external += 1
    // Sometimes the server has not noticed it before the next change.
    if (oneIn(draw, 4)) return
    isValid = await regenerate()
    if (isValid) lastValid = await text()
  }

  async function change(): Promise<void> {
    const { site } = await plan.get()
    const state = { project, session, site, unusualTexts: UNUSUAL }
    const requested = await randomChange(draw, state)
    if (requested === undefined) return
    const [before, generated] = [await text(), await readTree(project.generated)]
    const reply = await session.apply(requested)
    const after = await text()
    const described = `Seed ${seed}: ${JSON.stringify(requested)} -> ${JSON.stringify(reply)}`
    counts[reply.result] += 1
    if (reply.result !== 'saved') {
      expect({ described, text: after }).toEqual({ described, text: before })
      const isSame = isDeepStrictEqual(await readTree(project.generated), generated)
      expect({ described, isSame }).toEqual({ described, isSame: true })
      return
    }
    if (requested.kind === 'undo') {
      expect({ described, text: after }).toEqual({ described, text: undoable.pop() })
      redoable.push(before)
    } else if (requested.kind === 'redo') {
      expect({ described, text: after }).toEqual({ described, text: redoable.pop() })
      undoable.push(before)
    } else {
      undoable.push(before)
      redoable.length = 0
    }
    await expectFresh(described)
    lastValid = after
  }

  /** Expects that the manifest is valid, and that `generated/` is what it generates. */
  async function expectFresh(described: string): Promise<void> {
    const { files, diagnostics } = await generateProject(project, fresh())
    if (files === undefined) throw new Error(`${described}: ${JSON.stringify(diagnostics)}`)
    const isSame = isDeepStrictEqual(await readTree(project.generated), new Map(files))
    expect({ described, isSame }).toEqual({ described, isSame: true })
  }

  for (let done = 0; done < OPERATIONS; done += 1) {
    if (oneIn(draw, 6)) await editExternally(externalEdit(draw, await text(), lastValid))
    else await change()
    if (!isValid && oneIn(draw, 3)) await editExternally(lastValid)
  }
  await writeFile(project.manifest, lastValid)
  expect(await regenerate()).toBe(true)
  await expectFresh('At the end')
  return counts
}
