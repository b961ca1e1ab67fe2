import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HOSTING_FILE, HOSTING_FOLDER, type Hosting } from './hosting.ts'
import { nginxFiles } from './nginx.ts'

/**
 * Deletes the hosting of the last build. Called before `dist/` is replaced, so that an interrupted
 * build never leaves the files and rules of different builds.
 */
export const removeHosting = (root: string): Promise<void> =>
  rm(path.join(root, HOSTING_FOLDER), { recursive: true, force: true })

/** Writes the nginx configuration, then the hosting. */
export async function writeHosting(root: string, hosting: Hosting): Promise<void> {
  const folder = path.join(root, HOSTING_FOLDER)
  await mkdir(path.join(folder, 'nginx'), { recursive: true })
  for (const [name, text] of nginxFiles(hosting)) {
    await writeFile(path.join(folder, 'nginx', name), text)
  }
  await writeFile(path.join(folder, HOSTING_FILE), `${JSON.stringify(hosting, null, 2)}\n`)
}
