import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject, type GeneratedProject } from '../../generator/build/generateProject.ts'
import type { Project } from '../../generator/manifest/project.ts'

/** A place of this folder. */
export const here = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** The images that fixtures may name. */
export const IMAGE_FILES: ReadonlySet<string> = new Set(readdirSync(here('images')))

/** Generates from a fixture's manifest. */
export function generateFixture(name: string): Promise<GeneratedProject> {
  const root = here(`fixtures/${name}`)
  const project: Project = {
    root,
    manifest: `${root}/site.manifest.ts`,
    generated: `${root}/expected`,
    images: here('images'),
  }
  return generateProject(project, importByNode)
}
