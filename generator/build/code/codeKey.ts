import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../../src/site/site.ts'
import { keyOf } from '../../assets/cacheStore.ts'
import { buildFacts, type Configuration } from '../../hosting/configuration.ts'
import { sharedCode } from '../pageScripts/pageSource.ts'
import type { Project } from '../../manifest/project.ts'
import { clockModule } from '../vite/clock.ts'
import { contactModules } from '../vite/contacts.ts'

/** Folders and files whose texts the code is made from: rather too many than one too few. */
const SOURCES = ['src', 'generator', 'generated', 'vite.config.ts', 'tsconfig.json', 'package.json']

/** What is in them and makes no code: pages and the overviews of them, tests, the workshop of the images. */
const APART =
  /^generated\/(?:pages\/|routes\.snapshot\.md$|site\.lock\.json$)|\.test\.tsx?$|^src\/images\/scenes\//

/** The key of the site's code: of everything that its builds read, apart from pages. */
export async function codeKey(
  project: Project,
  site: Site,
  configuration: Configuration,
  builtAt: string,
): Promise<string> {
  const { root } = project
  const names = (await Promise.all(SOURCES.map((name) => filesIn(root, name)))).flat().toSorted()
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, name))))
  return keyOf(
    JSON.stringify(configuration),
    JSON.stringify(await sharedCode(project)),
    JSON.stringify([site.places, site.thirdParties, site.product]),
    ...contactModules(site, buildFacts(configuration)).values(),
    clockModule(site, builtAt),
    await installed(root),
    ...names.flatMap((name, index) => [name, texts[index] ?? '']),
  )
}

/** What is installed: packages in their versions, and what runs them. */
export const installed = async (root: string): Promise<string> =>
  process.version + (await readFile(path.join(root, 'package-lock.json'), 'utf8').catch(() => ''))

async function filesIn(root: string, name: string): Promise<string[]> {
  const entries = await readdir(path.join(root, name), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => undefined)
  if (entries === undefined) return [name]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !APART.test(file))
}
