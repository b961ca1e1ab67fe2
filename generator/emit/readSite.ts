import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteSchema, type Site } from '../../src/site/site.ts'
import type { Project } from '../manifest/project.ts'

let last: { readonly text: string; readonly site: Site } | undefined

/** The site as it was last generated. It is checked once: many ask for it. */
export async function readSite(project: Pick<Project, 'generated'>): Promise<Site> {
  const text = await readFile(lockFile(project), 'utf8')
  if (last?.text !== text) last = { text, site: siteSchema.parse(JSON.parse(text)) }
  return last.site
}

/** The file that holds the site as it was last generated. */
export const lockFile = ({ generated }: Pick<Project, 'generated'>) =>
  path.join(generated, 'site.lock.json')
