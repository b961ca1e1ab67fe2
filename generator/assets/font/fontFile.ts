import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Typeface } from '../../../src/site/brand.ts'
import type { Project } from '../../manifest/project.ts'

/** The scope of the packages of Fontsource that contain variable fonts. */
export const FONTSOURCE = '@fontsource-variable'

/** The folders in which a package can be installed: from the project upward, then from the generator upward. */
export const packageFolders = (root: string, name: string): string[] =>
  [path.join(root, 'package.json'), import.meta.url].flatMap((from) =>
    (createRequire(from).resolve.paths(name) ?? []).map((folder) => path.join(folder, name)),
  )

/** The path of the font file of a typeface. Of the files in a package, the one with the axes that the site uses. */
export async function fontFile(
  { root, fonts }: Pick<Project, 'root' | 'fonts'>,
  typeface: Typeface,
): Promise<string> {
  if (typeface.kind === 'file') return path.join(fonts, typeface.file)
  const { name } = typeface
  const folder = packageFolders(root, name).find(existsSync)
  if (folder === undefined)
    throw new Error(`The package ${name} is not installed. Run: npm install ${name}`)
  const files = await readdir(path.join(folder, 'files')).catch(() => [])
  const file = AXES.map((axis) =>
    files.find((one) => one.endsWith(`-latin-${axis}-normal.woff2`)),
  ).find((one) => one !== undefined)
  if (file === undefined) {
    throw new Error(
      `The package ${name} contains no variable font with Latin characters and weights. Declare another one in brand.typeface.`,
    )
  }
  return path.join(folder, 'files', file)
}

/** The axes in the names of the files: `wdth` is weight and width. */
const AXES = ['wdth', 'wght'] as const
