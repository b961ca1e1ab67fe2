import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { publish } from '../../generator/hosting/publish/publish.ts'
import type { Reload } from '../../generator/hosting/publish/switchTo.ts'

/** Creates a temporary folder for a test. */
export async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'publish-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** Creates a build whose content depends on a number. */
export async function build(number: number): Promise<string> {
  const made = await folder()
  await mkdir(path.join(made, 'assets'))
  await mkdir(path.join(made, 'services'))
  const files = {
    'index.html': `home ${number}`,
    '404.html': 'lost',
    'services/a.html': `a ${number}`,
    [`assets/page-${number}.js`]: `page ${number}`,
    'assets/font.woff2': 'font',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(made, name), text)
  return made
}

let tick = 0

/** Options of `publishBuild`. */
type PublishOptions = { readonly rules?: string; readonly reload?: Reload }

/** Publishes a build. Its time is one second after the previous one. */
export const publishBuild = (
  build: string,
  target: string,
  { rules = '# rules', reload }: PublishOptions = {},
) =>
  publish({
    build,
    rules,
    target,
    now: new Date(Date.UTC(2027, 0, 1) + (tick += 1000)),
    reload,
  })

/** The content of a served file. */
export const read = (target: string, name: string) =>
  readFile(path.join(target, 'current/public', name), 'utf8')

/** The names of the served assets. */
export const assets = async (target: string) =>
  (await readdir(path.join(target, 'current/public/assets'))).toSorted()

const PUBLISH = new URL('../../generator/hosting/publish/publish.ts', import.meta.url).href

/** A script that publishes builds one after the other, and prints the result and the served build. */
export const script = (builds: readonly string[], target: string) => `
  const { publish } = await import(${JSON.stringify(PUBLISH)})
  const { readFile, readdir } = await import('node:fs/promises')
  const target = ${JSON.stringify(target)}
  for (const build of ${JSON.stringify(builds)}) {
    const result = await publish({ build, rules: '', target, now: new Date() }).then(() => 'published', (error) => error.code)
    const served = await readFile(target + '/current/public/index.html', 'utf8')
    console.log(result + ', serving ' + served + ', ' + (await readdir(target + '/releases')).length)
  }`

/** The arguments of node for a script. */
export const node = (text: string) => ['--import', 'tsx/esm', '--input-type=module', '-e', text]

/** The hosting of a site with only a not-found page. */
export const hosting = {
  builtAt: '2026-01-01T00:00:00Z',
  host: 'www.example.com',
  common: {},
  documents: [],
  notFound: { path: '/404', file: '404.html', headers: {} },
  assets: {},
  files: {},
  calendars: [],
  redirects: [],
}
