import { thirdPartiesOf, type BuildFacts, type Contact } from '../src/site/thirdParties.ts'
import type { Project } from './project.ts'
import { readSite } from './readSite.ts'

/** Whom the pages contact of the site as it was last generated. */
export async function readContacts(
  project: Pick<Project, 'generated'>,
  build: BuildFacts,
): Promise<readonly Contact[]> {
  return thirdPartiesOf(await readSite(project), build)
}
