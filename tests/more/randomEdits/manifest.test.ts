import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { currentPlan } from '../../../generator/project/currentPlan.ts'
import { planOf } from '../../../generator/project/generateProject.ts'
import { importWithEdits } from '../../../generator/project/importWithVite.ts'
import { createEditSession } from '../../../generator/editor/server/session.ts'
import { projectAt, type Project } from '../../../generator/manifest/project.ts'
import { copyCode, ROOT } from '../../sites/copyCode.ts'
import { resultOf, siteCommand, startNode } from '../../support/command.ts'
import { randomChange } from './editorChanges.ts'
import { drawFrom, SEEDS, type Draw } from './random.ts'

/** The number of edits for each seed. */
const EDITS = 20

/** The files of the site that an edit of the manifest can refer to. */
const SITE_FILES = ['site.manifest.ts', 'src/content', 'src/files', 'src/fonts', 'src/images']

it.each(SEEDS)(
  'a site with random valid edits is generated, checked and built, and its files pass the tests (seed %i)',
  async (seed) => {
    const root = await copyCode(`edits-${seed}`, async (to) => {
      for (const file of SITE_FILES) {
        const source = path.join(ROOT, file)
        if (existsSync(source)) await cp(source, path.join(to, file), { recursive: true })
      }
    })
    const edits = await applyRandomEdits(projectAt(root), drawFrom(seed))
    const described = [`The edited site is in ${root}`, ...edits].join('\n')
    // The tests of the built files expect maps.
    const env = { MAPS_KEY: 'test' }
    const built = [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'built']
    for (const command of [
      () => siteCommand(root, ['build'], env),
      () => siteCommand(root, ['check'], env),
      () => resultOf(startNode(root, [...built, '--reporter=minimal'], env)),
    ]) {
      const { code, output } = await command()
      expect(code === 0 ? '' : `${described}\n\n${output}`).toBe('')
    }
    // The folder of a failed copy is kept.
    await rm(root, { recursive: true })
  },
  600_000,
)

/** Applies changes of the page editor, one after the other, until enough of them are valid. Returns these. */
async function applyRandomEdits(project: Project, draw: Draw): Promise<readonly string[]> {
  const plan = currentPlan(() => planOf(project, importWithEdits(new Map())))
  const session = createEditSession(project, plan)
  const edits: string[] = []
  while (edits.length < EDITS) {
    const { site } = await plan.get()
    const change = await randomChange(draw, { project, session, site, unusualTexts: [] })
    if (change === undefined) continue
    const { result } = await session.apply(change)
    if (result === 'saved') edits.push(JSON.stringify(change))
  }
  return edits
}
