import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { generateProject } from '../../../generator/bundle/generateProject.ts'
import { importWithEdits } from '../../../generator/bundle/importWithVite.ts'
import { isError } from '../../../generator/diagnostics/diagnostic.ts'
import { formatModule } from '../../../generator/emit/module.ts'
import { temporaryProject } from '../../generator/temporaryProject.ts'
import { applyRandomEdits } from './applyRandomEdits.ts'

// Every edit loads the manifest again.
vi.setConfig({ testTimeout: 120_000 })

test('the same seed makes the same valid edits', async () => {
  const manifests: string[] = []
  const original = await readFile((await temporaryProject()).manifest, 'utf8')
  for (let time = 0; time < 2; time += 1) {
    const project = await temporaryProject()
    const descriptions = await applyRandomEdits(project, 1, 3)
    expect(descriptions).toHaveLength(3)
    const { diagnostics } = await generateProject(project, importWithEdits(new Map()))
    expect(diagnostics.filter(isError)).toEqual([])
    manifests.push(await readFile(project.manifest, 'utf8'))
  }
  expect(manifests[0]).toBe(manifests[1])
  expect(manifests[0]).not.toBe(await formatModule('site.manifest.ts', original))
})
