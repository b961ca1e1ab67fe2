import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectAt } from '../../../generator/projectPaths.ts'
import { createSite, STARTER } from '../../../generator/newSite/createSite.ts'
import { git } from '../../../generator/project/git.ts'
import { ROOT } from '../../sites/copyCode.ts'

let folder: string
let project: string
let site: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newer-code-'))
  project = path.join(folder, 'project')
  site = path.join(folder, 'site')
  await mkdir(path.join(project, 'node_modules'), { recursive: true })
  await git(project, ['init', '--quiet', '--initial-branch=main'])
  await copyFile(path.join(ROOT, '.gitattributes'), path.join(project, '.gitattributes'))
  await commit(project, {
    'package.json': '{\n  "name": "code",\n  "version": "9.0.0",\n\n\n  "scripts": {}\n}\n',
    'package-lock.json': '{ "name": "code", "packages": { "": {} } }',
    'site.manifest.ts': 'the manifest of the project',
    'generated/pages/a.gen.tsx': 'a page of the project',
    'src/images/a.svg': 'an image of the project',
    'src/a.ts': 'first\n\n\n\n\nlast\n',
    'src/b.ts': 'b',
    '.gitignore': 'node_modules/',
  })
  await createSite(projectAt(project), site, ({ root }) =>
    write(root, { 'generated/pages/b.gen.tsx': 'a page of the site' }),
  )
  await git(site, ['config', 'user.name', 'a'])
  await git(site, ['config', 'user.email', 'a@b'])
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('the commands in the README of a new site merge the code, and change nothing else', async () => {
  await commit(site, {
    'site.manifest.ts': 'the manifest of the site',
    'src/a.ts': 'first\n\n\n\n\nlast, for this site\n',
    'src/b.ts': 'b, for this site',
  })
  await commit(project, {
    'src/a.ts': 'first, improved\n\n\n\n\nlast\n',
    'src/b.ts': 'b, improved',
    'src/c.ts': 'c',
    'site.manifest.ts': 'the manifest of the project, with a new page',
    'generated/pages/a.gen.tsx': 'a page of the project, improved',
    'src/images/a.svg': 'a new version',
    'src/images/b.svg': 'a new image',
  })
  const readme = await readFile(path.join(STARTER, 'README.md'), 'utf8')
  const commands = [...readme.matchAll(/^git .*/gm)].map(([command]) => command)
  execFileSync('bash', ['-c', commands.join('\n')], { cwd: site, stdio: 'pipe' })
  // A conflict remains only where both have changed the same line.
  expect(await git(site, ['status', '--porcelain'])).toBe('M  src/a.ts\nUU src/b.ts\nA  src/c.ts\n')
  const merged = await readFile(path.join(site, 'src/a.ts'), 'utf8')
  expect(merged).toBe('first, improved\n\n\n\n\nlast, for this site\n')
})

it('later code comes from the origin of the project, or from the project', async () => {
  expect(await git(site, ['remote', 'get-url', 'upstream'])).toBe(`${project}\n`)
  const clone = path.join(folder, 'clone')
  await git(folder, ['clone', '--quiet', project, clone])
  await mkdir(path.join(clone, 'node_modules'))
  const ofClone = path.join(folder, 'site-of-clone')
  expect(await createSite(projectAt(clone), ofClone, () => Promise.resolve())).toBe(project)
})

async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

/** Writes files and commits all changes. */
async function commit(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  await write(root, files)
  await git(root, ['add', '--all'])
  await git(root, ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'a'])
}
