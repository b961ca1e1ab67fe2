import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Project } from '../../generator/manifest/project.ts'
import { here } from './project.ts'

/** A project in a temporary folder with the edited manifest of the minimal fixture. */
export async function temporaryProject(
  edit: (manifest: string) => string = (manifest) => manifest,
): Promise<Project> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const manifest = path.join(root, 'site.manifest.ts')
  const text = await readFile(here('fixtures/minimal/site.manifest.ts'), 'utf8')
  await writeFile(manifest, edit(text.replace('../../../../src/', here('../../src/'))))
  return {
    root,
    manifest,
    generated: path.join(root, 'generated'),
    images: here('images'),
    fonts: here('fonts'),
  }
}
