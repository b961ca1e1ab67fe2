import { addresses } from '../pages.ts'
import type { Project } from '../project.ts'
import type { Addresses } from './answer.ts'
import { readSite } from './readSite.ts'

/** The addresses of the site as it was last generated. */
export async function readAddresses(project: Project): Promise<Addresses> {
  const site = await readSite(project)
  return { addresses: addresses(site), redirects: site.redirects }
}
