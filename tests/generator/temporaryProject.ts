import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { imageCacheOf } from '../../generator/assets/cacheStore.ts'
import { imageMetadata } from '../../generator/assets/imageFiles.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { here } from './project.ts'

/** Registers the function that removes a project. */
export type AtEnd = (remove: () => Promise<void>) => void

/**
 * A project in a temporary folder with the edited manifest of the minimal fixture.
 *
 * @param atEnd when it is removed. Default: at the end of the test.
 * @param images the folder of its images. Default: those of the fixtures.
 */
export async function temporaryProject(
  edit: (manifest: string) => string = (manifest) => manifest,
  atEnd: AtEnd = onTestFinished,
  images = here('images'),
): Promise<Project> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  atEnd(() => rm(root, { recursive: true }))
  await previewImageCache(root, images)
  const manifest = path.join(root, 'site.manifest.ts')
  const text = await readFile(here('fixtures/minimal/site.manifest.ts'), 'utf8')
  await writeFile(manifest, edit(text.replace('../../../../src/', here('../../src/'))))
  return {
    root,
    manifest,
    generated: path.join(root, 'generated'),
    images,
    fonts: here('fonts'),
    files: here('files'),
  }
}

/** The manifest of a project after a command has edited it, and what the command printed. */
export async function editedBy(
  project: Project,
  command: (project: Project, log: (line: string) => void) => Promise<void>,
) {
  const lines: string[] = []
  await command(project, (line) => lines.push(line))
  const text = await manifestText(project)
  // In a new folder, because modules are cached by path.
  const reopened = await temporaryProject(() => text, undefined, project.images)
  const { site } = await readManifest(reopened)
  return { lines, output: lines.join('\n'), text, project: reopened, site }
}

/** The text of the manifest file. */
export const manifestText = ({ manifest }: Project) => readFile(manifest, 'utf8')

/** The image cache of this project. */
const CACHE = imageCacheOf(here('../..'))

/** Lets a project use the image cache of this one, because decoding and encoding images takes most of the time. */
export async function previewImageCache(root: string, images: string): Promise<void> {
  await measured(images)
  await mkdir(path.join(root, '.cache'), { recursive: true })
  await symlink(CACHE, imageCacheOf(root))
}

const folders = new Map<string, Promise<unknown>>()

/** Puts the metadata of all images of a folder into the cache. */
function measured(folder: string): Promise<unknown> {
  const known = folders.get(folder) ?? measureAll(folder)
  folders.set(folder, known)
  return known
}

async function measureAll(folder: string) {
  await mkdir(CACHE, { recursive: true })
  for (const name of await readdir(folder)) {
    await imageMetadata(await readFile(path.join(folder, name)), CACHE)
  }
}
