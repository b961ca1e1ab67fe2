import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { siteProgram } from '../../generator/cli/program.ts'
import { projectAt } from '../../generator/manifest/project.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** What npm runs by a name of its own. */
const SHORT = ['start', 'test']

/** The files of the project, also new ones. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')
const NAMES = new Set(FILES.map((file) => path.basename(file)))

/** The documents, except the README of new sites, which becomes the one of their root folder. */
const DOCUMENTS = FILES.filter(
  (file) => file.endsWith('.md') && !/\/starter\/|^generated\//.test(file),
)

/** Files that not every site has. */
const SITE_FILE = /^(?:generated|src\/(?:content|files|fonts|images))\/|\.gen\./

const program = siteProgram({
  project: projectAt(),
  log: () => undefined,
  setExitCode: () => undefined,
})
const COMMANDS = new Set(program.commands.map((command) => command.name()))

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

it('the README names every command of the project, and no other', () => {
  const readme = read('README.md')
  const named = matches(readme, /\bnpm run ([a-z:]+)/g)
  expect(new Set([...named, ...SHORT])).toEqual(new Set(Object.keys(scripts)))
  const ofSite = matches(readme, /\bnpm run site -- ([a-z]+)/g)
  const byScript = matches(Object.values(scripts).join('\n'), /cli\.ts ([a-z]+)/g)
  expect(new Set([...ofSite, ...byScript])).toEqual(COMMANDS)
})

it.each(DOCUMENTS)('%s names only commands, links and files that exist', (readme) => {
  const text = read(readme)
  const folders = [readme]
  for (let folder = readme; folder !== '.';) folders.push((folder = path.dirname(folder)))
  const exists = (name: string) =>
    folders.some((folder) => existsSync(path.join(ROOT, folder, name)))
  const links = matches(text.replace(/`[^`\n]*`/g, ''), /\]\(([^)#]+)[^)]*\)/g)
  const code = matches(text, /`([\w./-]+)`/g).filter((name) => !SITE_FILE.test(name))
  expect({
    scripts: matches(text, /\bnpm run ([a-z:]+)/g).filter((name) => !(name in scripts)),
    commands: matches(text, /\bnpm run site -- ([a-z]+)/g).filter((name) => !COMMANDS.has(name)),
    links: links.filter((link) => !/^https?:/.test(link) && !exists(link)),
    files: code
      .filter((name) => /\.(?:tsx?|css|sh)$/.test(name))
      .filter((name) => !(name.includes('/') ? exists(name) : NAMES.has(name))),
    folders: code.filter((name) => /^(?:generator|src|tests)\/.*\/$/.test(name) && !exists(name)),
  }).toEqual({ scripts: [], commands: [], links: [], files: [], folders: [] })
})
