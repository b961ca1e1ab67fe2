import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HOSTING_FILE, HOSTING_FOLDER, hostingSchema, type Hosting } from './hosting.ts'

/** Reads the hosting of the last build. `undefined` if there is no build. */
export async function readHosting(root: string): Promise<Hosting | undefined> {
  const file = path.join(root, HOSTING_FOLDER, HOSTING_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : hostingSchema.parse(JSON.parse(text))
}
