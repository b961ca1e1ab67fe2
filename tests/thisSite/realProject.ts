import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { projectAt, type Project } from '../../generator/manifest/project.ts'
import { previewImageCache } from '../generator/temporaryProject.ts'

/** A project in a temporary folder with the images and the edited manifest of the site. */
export async function realProject(
  edit: (manifest: string) => string = (manifest) => manifest,
): Promise<Project> {
  const site = projectAt()
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await previewImageCache(root, site.images)
  const manifest = path.join(root, 'site.manifest.ts')
  const text = await readFile(site.manifest, 'utf8')
  await writeFile(manifest, edit(text.replace("'./src/", `'${path.join(site.root, 'src')}/`)))
  return {
    root,
    manifest,
    generated: path.join(root, 'generated'),
    images: site.images,
    fonts: site.fonts,
    files: site.files,
  }
}
