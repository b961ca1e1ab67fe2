import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { here } from '../../../generator/project.ts'
import { temporaryProject } from '../../../generator/temporaryProject.ts'
import { runOperations } from './runOperations.ts'

// Every operation generates the site.
vi.setConfig({ testTimeout: 240_000 })

it('keeps the manifest valid or untouched during random changes, undos and edits of other programs', async () => {
  const project = await temporaryProject()
  // The examples of new sections.
  await mkdir(path.join(project.root, 'src'))
  await symlink(here('../../src/sections'), path.join(project.root, 'src/sections'))
  const counts = await runOperations(project, 1, 50)
  expect(Math.min(counts.saved, counts.rejected, counts.external)).toBeGreaterThan(0)
})
