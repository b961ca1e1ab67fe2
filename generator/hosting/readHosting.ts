import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { UserError } from '../diagnostics/console.ts'
import { HOSTING_FILE, HOSTING_FOLDER, hostingSchema, type Hosting } from './hosting.ts'

/** Reads the hosting of the last build. `undefined` if there is no build. Throws if the file is damaged. */
export const readHosting = (root: string): Promise<Hosting | undefined> =>
  readHostingFile(root, HOSTING_FILE, hostingSchema)

/**
 * Reads a JSON file that the build wrote to the folder of the hosting. `undefined` if it is missing.
 * Throws a user error if it is damaged, e.g. truncated on a full disk.
 */
export async function readHostingFile<T>(
  root: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const file = path.join(root, HOSTING_FOLDER, name)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new UserError(`${HOSTING_FOLDER}/${name} is damaged. Run: npm run build`)
  }
}
