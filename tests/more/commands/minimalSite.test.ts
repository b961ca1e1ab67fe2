import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { resultOf, siteCommand, startNode, startSiteCommand } from '../../support/command.ts'
import { digests } from '../../support/digests.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'

// Each command is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const TSC = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

/** A manifest with only the required properties. */
const MINIMAL = `import { defineSite } from './src/site/index.ts'

const page = {
  title: 'Home',
  description: 'The only page of a site that declares nothing more than it must.',
  hero: { title: 'A Small Company', headline: 'It has one page.' },
}

export default defineSite({
  product: {
    name: 'Small Company',
    description: 'A company with a small site.',
    origin: 'https://www.example.com',
  },
  navigation: [{ text: 'Home', to: '/' }],
  footer: {
    groups: [{ title: 'Pages', links: [{ text: 'Home', to: '/' }] }],
    summary: 'A small company.',
    smallPrint: '© Small Company',
  },
  routes: { '/': page },
  notFound: { ...page, title: 'Not Found' },
})
`

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
  await writeFile(path.join(project.root, 'site.manifest.ts'), MINIMAL)
  // What depends on the manifest. Tests import fixtures, which the copy does not have.
  await project.edit(
    'tsconfig.json',
    /"include": .*/,
    '"include": ["site.manifest.ts", "src", "generated"],',
  )
  await project.edit('tsconfig.json', '"exclude": [', '"exclude": ["**/*.test.*", ')
})
afterAll(() => project.remove())

const site = (...words: string[]) => siteCommand(project.root, words)

it('generates, type-checks and prerenders a site with only the required properties', async () => {
  expect(await site('generate')).toMatchObject({ code: 0 })
  expect(await resultOf(startNode(project.root, [TSC, '--noEmit']))).toEqual({
    code: 0,
    output: '',
  })
  // Without forms, a live build needs no form service.
  const { code, output } = await site('build', '--live')
  expect(output).toMatch(/^dist\/: 2 pages, /m)
  expect(output).not.toMatch(/form/i)
  expect(code).toBe(0)
  const files = await readdir(path.join(project.root, 'dist'), { recursive: true })
  const documents = files.filter((file) => file.endsWith('.html'))
  expect(documents.toSorted()).toEqual(['404.html', 'index.html'])
  for (const document of documents) {
    const html = await readFile(path.join(project.root, 'dist', document), 'utf8')
    expect(html).toContain('<h1')
    expect(html).toContain('A Small Company')
    // No bar, button or list that has nothing to show.
    expect(html).not.toMatch(/<ul[^>]*><\/ul>|<address|<picture|security\.txt|[Pp]rivacy/)
  }
  expect(files.filter((file) => /security\.txt|^maps/.test(file))).toEqual([])
})

/** Starts a build, and waits until it has written `generated/` and bundles. */
async function startBuild() {
  const child = startSiteCommand(project.root, ['build'])
  const result = resultOf(child)
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (text) => {
      if (String(text).includes('bundling')) resolve()
    })
  })
  return { child, result }
}

it('a build waits for another one, and neither depends on what is written to generated/ meanwhile', async () => {
  const before = await digests(path.join(project.root, 'dist'))
  const first = await startBuild()
  await writeFile(path.join(project.root, 'generated/pages/home.gen.tsx'), 'not a module')
  const second = await site('build')
  expect(second.output).toMatch(/^Another build is running \(process \d+\)\./)
  expect(second).toMatchObject({ code: 0 })
  expect(await first.result).toMatchObject({ code: 0 })
  expect(await digests(path.join(project.root, 'dist'))).toEqual(before)
})

it('a build that is killed keeps dist/, and does not block the next one', async () => {
  const before = await digests(path.join(project.root, 'dist'))
  const { child, result } = await startBuild()
  child.kill('SIGKILL')
  await result
  expect(await digests(path.join(project.root, 'dist'))).toEqual(before)
  expect(await site('build')).toMatchObject({ code: 0 })
})

it('adds, moves and removes a page of the smallest manifest, and updates generated/', async () => {
  const run = async (text: string, ...words: string[]) =>
    expect(await site(...words)).toMatchObject({ code: 0, output: expect.stringContaining(text) })
  await run(
    'Adds the page “Team” at /team.',
    'add',
    'page',
    '/team',
    '--template',
    'plain',
    '--menu',
  )
  await run(
    'Moves /team to /people. Visitors who follow an old link are led to the new address.',
    'rename',
    '/team',
    '/people',
  )
  expect(await project.read('site.manifest.ts')).toContain(
    "redirects: [{ from: '/team', to: '/people' }]",
  )
  await run('Removes the page “Team”.', 'remove', '/people', '--remove-links', '--redirect', '/')
  await run('0 written, 0 removed', 'generate')
})
