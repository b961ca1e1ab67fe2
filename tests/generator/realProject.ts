import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectAt, type Project } from '../../generator/manifest/project.ts'

/** A project in a temporary folder with the site's own manifest and images, edited. */
export async function realProject(
  edit: (manifest: string) => string = (manifest) => manifest,
): Promise<Project> {
  const own = projectAt()
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const manifest = path.join(root, 'site.manifest.ts')
  const text = await readFile(own.manifest, 'utf8')
  await writeFile(manifest, edit(text.replace("'./src/", `'${path.join(own.root, 'src')}/`)))
  return { root, manifest, generated: path.join(root, 'generated'), images: own.images }
}
