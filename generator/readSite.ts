import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteSchema, type Site } from '../src/site/site.ts'
import type { Project } from './project.ts'

/** The site as it was last generated. */
export async function readSite({ generated }: Project): Promise<Site> {
  return siteSchema.parse(
    JSON.parse(await readFile(path.join(generated, 'site.lock.json'), 'utf8')),
  )
}
