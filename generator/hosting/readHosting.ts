import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HOSTING_FILE, HOSTING_FOLDER, hostingSchema, type Hosting } from './hosting.ts'

/** How the last build of a project is to be served; nothing where there is none. */
export async function readHosting(root: string): Promise<Hosting | undefined> {
  const file = path.join(root, HOSTING_FOLDER, HOSTING_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : hostingSchema.parse(JSON.parse(text))
}
