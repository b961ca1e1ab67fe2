import { addresses } from '../pages.ts'
import type { Project } from '../project.ts'
import { readSite } from '../readSite.ts'
import type { Addresses } from './answer.ts'

/** The addresses of the site as it was last generated. */
export async function readAddresses(project: Project): Promise<Addresses> {
  const site = await readSite(project)
  return { addresses: addresses(site), redirects: site.redirects }
}
