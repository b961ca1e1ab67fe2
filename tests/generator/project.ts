import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readText } from '../../generator/files.ts'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject, type GeneratedProject } from '../../generator/project/generateProject.ts'
import type { Project } from '../../generator/projectPaths.ts'

/** The absolute path of a file, from its path relative to this folder. */
export const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The image files that fixtures can use. */
export const IMAGE_FILES: ReadonlySet<string> = new Set(readdirSync(here('images')))

/** Generates the files of a fixture; as a build does, if its name ends with `-build`. */
export function generateFixture(name: string): Promise<GeneratedProject> {
  const root = here(`fixtures/${name}`)
  const project: Project = {
    root,
    manifest: `${root}/site.manifest.ts`,
    generated: `${root}/expected`,
    images: here('images'),
    fonts: here('fonts'),
    files: here('files'),
  }
  return generateProject(project, importByNode, readText, name.endsWith('-build'))
}
