import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { availableFonts } from '../assets/font.ts'
import { readImageFolder } from '../assets/imageFiles.ts'
import type { Project } from '../manifest/project.ts'
import type { GeneratorContext } from '../rules/rule.ts'

/** What rules know besides the manifest: the files of the project. */
export async function ruleContext(project: Project): Promise<GeneratorContext> {
  const [{ all, unreadable, opaque, white, widths, svgFiles }, fonts, downloads] =
    await Promise.all([
      readImageFolder(project.images, path.join(project.root, '.cache/images')),
      availableFonts(project),
      readdir(project.files).catch(() => []),
    ])
  return {
    imageFiles: all,
    unreadableImages: unreadable,
    opaqueImages: opaque,
    whiteImages: white,
    imageWidths: widths,
    svgFiles,
    fonts,
    downloads: new Set(downloads),
  }
}
