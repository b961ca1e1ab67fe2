import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { siteProgram } from '../../generator/cli/program.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import packageJson from '../../package.json' with { type: 'json' }

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The files of the project, also new ones. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')
const NAMES = new Set(FILES.map((file) => path.basename(file)))

/** The documents, except the README of new sites, which becomes the one of their root folder. */
const DOCUMENTS = FILES.filter(
  (file) => /\.(?:md|yml)$/.test(file) && !/\/starter\/|^generated\//.test(file),
)

/** Files that not every site has. */
const SITE_FILE = /^(?:generated|src\/(?:content|files|fonts|images))\/|\.gen\./

const scripts = Object.keys(packageJson.scripts)
const commands = siteProgram({
  project: projectAt(),
  log: () => undefined,
  setExitCode: () => undefined,
}).commands.map((command) => command.name())

it('the README of the project names every command', () => {
  const readme = `${read('README.md')}\n${Object.values(packageJson.scripts).join('\n')}`
  expect(scripts.filter((name) => !RegExp(`npm (?:run )?${name}\\b`).test(readme))).toEqual([])
  expect(commands.filter((name) => !RegExp(`(?:cli.ts|--) ${name}\\b`).test(readme))).toEqual([])
})

it.each(DOCUMENTS)('%s names only commands, links and files that exist', (document) => {
  const text = read(document)
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  const folders = [document]
  for (let folder = document; folder !== '.';) folders.push((folder = path.dirname(folder)))
  const exists = (name: string) =>
    folders.some((folder) => existsSync(path.join(ROOT, folder, name)))
  const code = matches(/`([\w./-]+)`/g).filter((name) => !SITE_FILE.test(name))
  const missing = [
    ...matches(/\bnpm run (?:--silent )?([a-z:]+)/g).filter((name) => !scripts.includes(name)),
    ...matches(/\bsite -- ([a-z]+)/g).filter((name) => !commands.includes(name)),
    ...matches(/\]\((?!https?:|\/)([^)#]+)[^)]*\)/g).filter((link) => !exists(link)),
    ...code
      .filter((name) => /\.(?:tsx?|css|sh)$/.test(name))
      .filter((name) => !(name.includes('/') ? exists(name) : NAMES.has(name))),
    ...code.filter((name) => /^(?:generator|src|tests)\/.*\/$/.test(name) && !exists(name)),
  ]
  expect(missing).toEqual([])
})
