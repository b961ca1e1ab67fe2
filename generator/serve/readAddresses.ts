import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { siteSchema } from '../../src/site/site.ts'
import { addresses } from '../pages.ts'
import type { Project } from '../project.ts'
import type { Addresses } from './answer.ts'

/** The addresses of the site as it was last generated. */
export async function readAddresses({ generated }: Project): Promise<Addresses> {
  const lock = await readFile(path.join(generated, 'site.lock.json'), 'utf8')
  const site = siteSchema.parse(JSON.parse(lock))
  return { addresses: addresses(site), redirects: site.redirects }
}
