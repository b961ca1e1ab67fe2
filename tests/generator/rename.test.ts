import { readdir } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { changePages } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { UsageError } from '../../generator/diagnostics/commandRun.ts'
import { planMoves } from '../../generator/edits/rename.ts'
import type { MoveRequest } from '../../generator/edits/pageRequests.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { readTree } from '../../generator/emit/write.ts'
import { editedBy, manifestText, temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The lines that an edit removed and added. */
function changedLines(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')]
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line.trim()}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line.trim()}`),
  ]
}

it('moves a page and all references to it, and changes nothing else in the text', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace("'/contact-us': {", "/* where people\n       write */ '/contact-us': { // kept")
      .replace("thanks: '/contact-us',", 'thanks: `/contact-us`, // and this'),
  )
  const before = await manifestText(project)
  const { text, lines } = await renamed(project, '/contact-us', '/write')
  // Each changed reference is printed with its line.
  const locations = lines.flatMap(
    (line) => /^site\.manifest\.ts:(\d+):\d+ .*: \/write/.exec(line)?.[1] ?? [],
  )
  const linesOfText = text.split('\n')
  expect(locations.length).toBeGreaterThan(3)
  expect(locations.filter((line) => !linesOfText[Number(line) - 1]?.includes('/write'))).toEqual([])
  const changed = changedLines(before, await manifestText(project))
  const [removed, added] = ['-', '+'].map((sign) => changed.filter((line) => line.startsWith(sign)))
  // In each changed line, only the path differs. One new line contains the redirect.
  const moved = (removed ?? []).map((line) =>
    line.replace('-', '+').replace(/(?<!\/old)\/contact-us(?!\/write)/g, '/write'),
  )
  const plain = (added ?? []).map((line) => line.replaceAll(/["`]/g, "'"))
  expect(
    plain.filter((line) => !moved.map((each) => each.replaceAll('`', "'")).includes(line)),
  ).toEqual([
    "+ redirects: [{ from: '/old/contact', to: '/write' },",
    "+ { from: '/contact-us', to: '/write' },],",
  ])
  expect(plain.length).toBe(moved.length + 1)
  expect(added).toContain('+ thanks: "/write", // and this')
  expect(added).toContain("+ write */ '/write': { // kept")
  expect([...(await readTree(project.generated)).keys()]).toContain('pages/write.gen.tsx')
})

it('moves the pages below it too, and adds one redirect from each old path', async () => {
  const { site } = await renamed(await temporaryProject(), '/contact-us', '/write', {
    children: true,
  })
  expect(Object.keys(site.routes)).toEqual(['/', '/write', '/write/write'])
  expect(site.redirects).toEqual([
    { from: '/old/contact', to: '/write' },
    { from: '/contact-us', to: '/write' },
    { from: '/contact-us/write', to: '/write/write' },
  ])
})

it('creates no redirect chain or loop when a page is moved again, and back', async () => {
  const first = await renamed(await temporaryProject(), '/contact-us', '/a')
  const on = await renamed(first.project, '/a', '/b')
  expect(on.site.redirects).toEqual([
    { from: '/old/contact', to: '/b' },
    { from: '/contact-us', to: '/b' },
    { from: '/a', to: '/b' },
  ])
  const back = await renamed(on.project, '/b', '/contact-us')
  expect(back.site.redirects).toEqual([
    { from: '/old/contact', to: '/contact-us' },
    { from: '/b', to: '/contact-us' },
    { from: '/a', to: '/contact-us' },
  ])
})

it('adds no redirect with --no-redirect, and removes one from the new path', async () => {
  const first = await temporaryProject()
  const before = await manifestText(first)
  const there = await renamed(first, '/contact-us', '/write', { redirect: false })
  expect(there.site.redirects).toEqual([{ from: '/old/contact', to: '/write' }])
  const back = await renamed(there.project, '/write', '/contact-us', { redirect: false })
  const plain = (text: string) => text.replaceAll('"', "'").replace(/from '.*'/, '')
  expect(plain(back.text)).toBe(plain(before))
  const old = await renamed(back.project, '/contact-us', '/old/contact', { redirect: false })
  expect(old.site.redirects).toEqual([])
  expect(old.text).not.toContain('redirects')
})

it('moves a page below itself', async () => {
  const { site } = await renamed(await temporaryProject(), '/contact-us', '/contact-us/all', {
    children: true,
  })
  expect(Object.keys(site.routes)).toEqual(['/', '/contact-us/all', '/contact-us/all/write'])
})

it('changes nothing if references are computed, and lists all of them', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace("thanks: '/contact-us'", "thanks: `/contact-${'us'}`")
      .replace("link: '/contact-us'", "link: ['/contact', 'us'].join('-')"),
  )
  const before = await manifestText(project)
  const at = (text: string) => {
    const lines = before.split('\n')
    const line = lines.findIndex((each) => each.includes(text))
    return `site.manifest.ts:${line + 1}:`
  }
  const refusal = renamed(project, '/contact-us', '/write', { children: true })
  await expect(refusal).rejects.toThrow(
    /^These values are computed, so they cannot be edited automatically\. Replace them with literals, then try again\. Nothing was changed\.\n/,
  )
  await expect(refusal).rejects.toThrow(at("'us'}`"))
  await expect(refusal).rejects.toThrow('forms.contact.thanks ("/contact-us")')
  await expect(refusal).rejects.toThrow(at(".join('-')"))
  await expect(refusal).rejects.toThrow('routes["/"].sections[0].cards[0].link ("/contact-us")')
  expect(await manifestText(project)).toBe(before)
  expect(await readTree(project.generated)).toEqual(new Map())
})

it('changes nothing if the edit would cause errors', async () => {
  const project = await temporaryProject()
  const before = await manifestText(project)
  await expect(
    renamed(project, '/contact-us', '/assets/write', { children: true }),
  ).rejects.toThrow(
    /^This edit would cause errors in the manifest, so nothing was changed[\s\S]*site\.manifest\.ts:\d+:\d+ reserved-path/,
  )
  expect(await manifestText(project)).toBe(before)
  expect(await readdir(project.root)).toEqual(['.cache', 'site.manifest.ts'])
})

it.each([
  [
    '/contcat-us',
    '/write',
    '"/contcat-us" is not a page of this site. Did you mean "/contact-us"? Available pages: /, /contact-us, /contact-us/write.',
  ],
  ['/', '/home', 'The home page cannot be moved: its path is always "/".'],
  ['/contact-us', '/', '/ is already a page, “Home”. Choose another address.'],
  [
    '/contact-us',
    '/contact-us',
    '/contact-us is already a page, “Contact”. Choose another address.',
  ],
  [
    '/contact-us',
    'Write/',
    '"Write/" is not a valid path. Did you mean "/write"? A path is a slash and words of a–z and 0–9 joined by hyphens, without a trailing slash, e.g. /about-us/team.',
  ],
])('reports that %s cannot be moved to %s, in one line', async (from, to, message) => {
  const { site } = await readManifest(await temporaryProject())
  expect(() => planMoves(site, { path: from, to, children: true })).toThrow(new UsageError(message))
})

it('reports that a download is no page', async () => {
  const { site } = await readManifest(await temporaryProject())
  const files = { '/checklist.pdf': { file: 'checklist.pdf', address: 'stable' } } as const
  const request = { path: '/checklist.pdf', to: '/list', children: true }
  expect(() => planMoves({ ...site, files }, request)).toThrow(
    '"/checklist.pdf" is a download, not a page. Change it in files of the manifest',
  )
})

/** Moves a page, and reads the manifest that comes of it. */
const renamed = (project: Project, path: string, to: string, options: Partial<MoveRequest> = {}) =>
  editedBy(project, (edited, log) =>
    changePages(edited, log, {
      kind: 'renamePage',
      path,
      to,
      children: false,
      redirect: true,
      ...options,
    }),
  )
