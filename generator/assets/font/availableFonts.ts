import { readdir } from 'node:fs/promises'
import type { Project } from '../../manifest/project.ts'
import { FONTSOURCE, packageFolders } from './fontFile.ts'

/** The fonts that a manifest can declare: installed packages of Fontsource, and files in `src/fonts/`. */
export async function availableFonts({ root, fonts }: Project): Promise<ReadonlySet<string>> {
  const packages = await Promise.all(packageFolders(root, FONTSOURCE).map(namesIn))
  return new Set([
    ...packages.flat().map((name) => `${FONTSOURCE}/${name}`),
    ...(await namesIn(fonts)),
  ])
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
