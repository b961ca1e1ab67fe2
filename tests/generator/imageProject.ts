import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Project } from '../../generator/projectPaths.ts'
import { here } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

/** A temporary project with the manifest of the minimal fixture and images of its own. */
export async function imageProject(
  ...options: Parameters<typeof temporaryProject>
): Promise<Project> {
  const project = await temporaryProject(...options)
  const images = path.join(project.root, 'src/images')
  await cp(here('images'), images, { recursive: true })
  return { ...project, images }
}

/** All image files of a project with their content. */
export async function imageFilesOf({ images }: Project): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(images)
  const read = async (name: string) =>
    [name, await readFile(path.join(images, name), 'base64')] as const
  return new Map(await Promise.all(names.toSorted().map(read)))
}

/** A photo of one color. */
export const photo = (background: string, size = { width: 1600, height: 900 }): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
