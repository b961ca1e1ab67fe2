import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteSchema, type Site } from '../src/site/site.ts'
import type { Project } from './project.ts'

/** The site as it was last generated. */
export async function readSite(project: Pick<Project, 'generated'>): Promise<Site> {
  return siteSchema.parse(JSON.parse(await readFile(lockFile(project), 'utf8')))
}

/** The file that holds the site as it was last generated. */
export const lockFile = ({ generated }: Pick<Project, 'generated'>) =>
  path.join(generated, 'site.lock.json')
