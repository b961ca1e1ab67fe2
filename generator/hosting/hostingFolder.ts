import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { UserError } from '../diagnostics/commandRun.ts'
import { writeFiles } from '../files.ts'
import { type HostingPlan, hostingSchema } from './hostingPlan.ts'
import { nginxFiles } from './nginx.ts'

/** The folder for files that hosts need and that are not public, relative to the project. */
export const HOSTING_FOLDER = '.hosting'

/** The file in this folder with the hosting of the last build. */
export const HOSTING_FILE = 'hosting.json'

/** Reads the hosting of the last build. `undefined` if there is no build. Throws if the file is damaged. */
export const readHosting = (root: string): Promise<HostingPlan | undefined> =>
  readHostingFile(root, HOSTING_FILE, hostingSchema)

/** Throws a user error if there is no build, or only a part of one. `command`: the command that builds. */
export async function requireBuild(root: string, command = 'npm run build'): Promise<void> {
  const isBuilt = existsSync(path.join(root, 'dist/index.html'))
  if (isBuilt && (await readHosting(root)) !== undefined) return
  const problem = isBuilt
    ? `${HOSTING_FOLDER}/, which describes dist/, is missing. The last build may have been stopped.`
    : 'There is no build in dist/.'
  throw new UserError(`${problem} Run: ${command}`)
}

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

/**
 * Deletes the hosting plan of the last build. Called before `dist/` is replaced, so that an interrupted
 * build never leaves the files and rules of different builds.
 */
export const removeHosting = (root: string): Promise<void> =>
  rm(path.join(root, HOSTING_FOLDER), { recursive: true, force: true })

/** Writes what is not public: the nginx configuration, then the hosting plan. */
export async function writeHosting(root: string, hosting: HostingPlan): Promise<void> {
  const folder = path.join(root, HOSTING_FOLDER)
  const nginx = [...nginxFiles(hosting)].map(([name, content]) => ({
    file: path.join(folder, 'nginx', name),
    content,
  }))
  const plan = `${JSON.stringify(hosting, null, 2)}\n`
  await writeFiles([...nginx, { file: path.join(folder, HOSTING_FILE), content: plan }])
}
