import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { availableFonts } from '../assets/font.ts'
import { readImageFolder } from '../assets/imageFiles.ts'
import { filesIn } from '../files.ts'
import type { Project } from '../manifest/project.ts'
import type { GeneratorContext } from '../rules/rule.ts'

/**
 * What rules know besides the manifest: the files of the project. Not in `generateProject.ts`, which loads ts-morph:
 * commands that only print need half a second less without it.
 */
export async function ruleContext(project: Project): Promise<GeneratorContext> {
  const [images, fonts, downloads, sectionFiles] = await Promise.all([
    readImageFolder(project.images, path.join(project.root, '.cache/images')),
    availableFonts(project),
    readdir(project.files).catch(() => []),
    filesIn(path.join(project.root, 'src/sections')),
  ])
  return {
    ...images,
    fonts,
    downloads: new Set(downloads),
    ...(sectionFiles.length > 0 && { sectionFiles: new Set(sectionFiles) }),
  }
}
