import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteCommand } from '../../support/command.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { copySmallSite } from '../../support/smallSite.ts'

// Each command is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let project: ProjectCopy

beforeAll(async () => {
  project = await copySmallSite()
})
afterAll(() => project.remove())

const site = (...words: string[]) => siteCommand(project.root, words)

it('lists the commands and the exit codes in the help', async () => {
  const [all, one] = await Promise.all([site('--help'), site('rename', '--help')])
  expect(all.code).toBe(0)
  for (const name of [
    'generate',
    'check',
    'build',
    'preview',
    'start',
    'publish',
    'routes',
    'tree',
    'graph',
    'diff',
    'explain',
    'launch',
    'rename',
    'remove',
    'add',
  ]) {
    expect(all.output).toMatch(new RegExp(`^  ${name} `, 'm'))
  }
  expect(all.output).toMatch(/Exit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}/)
  expect(one).toEqual({ code: 0, output: expect.stringContaining('--no-children') })
})

it('reports invalid arguments in one line, with exit code 2', async () => {
  const invalid = [
    ['explain', '/no-such-page'],
    ['rename', '/no-such-page', '/x'],
    ['remove', '/no-such-page'],
    ['add', 'page', '/x', '--template', 'plian'],
    ['diff', 'no-such-commit'],
  ]
  const results = await Promise.all(invalid.map((words) => site(...words)))
  const beginnings = [
    '"/no-such-page" is not a page of this site. ',
    '"/no-such-page" is not a page of this site. ',
    '"/no-such-page" is not a page of this site. ',
    '"plian" is not a template. Did you mean "plain"?',
    'There is no commit "no-such-commit". ',
  ]
  for (const [index, { code, output }] of results.entries()) {
    expect(code).toBe(2)
    expect(output).toMatch(/^[^\n]+\n$/)
    expect(output.startsWith(beginnings[index] ?? 'none')).toBe(true)
  }
})

it('prints the site and the launch check as text and JSON', async () => {
  const [tree, routes, launch] = await Promise.all([
    site('tree'),
    site('routes', '--json'),
    site('launch', '--json'),
  ])
  expect(tree.code).toBe(0)
  expect(tree.output).toMatch(/^\/\n/)
  expect(JSON.parse(routes.output)).toMatchObject({ pages: expect.any(Array) })
  expect(JSON.parse(launch.output)).toMatchObject({ ready: false, findings: expect.any(Array) })
  expect(launch.code).toBe(1)
})

it('moves, adds and removes pages, and updates generated/', async () => {
  expect((await site('rename', '/services', '/moved-here')).output).toContain(
    'Moved /services/audits to /moved-here/audits and added a redirect.',
  )
  const added = await site(
    'add',
    'page',
    '/moved-here/a-new-page',
    '--template',
    'overview',
    '--menu',
  )
  expect(added).toMatchObject({
    code: 0,
    output: expect.stringContaining('Added /moved-here/a-new-page.'),
  })
  const kept = await site('remove', '/moved-here/a-new-page')
  expect(kept).toMatchObject({ code: 1, output: expect.stringContaining(' menu item ') })
  const removed = await site('remove', '/moved-here/a-new-page', '--remove-links')
  expect(removed).toMatchObject({
    code: 0,
    output: expect.stringContaining('Removed /moved-here/a-new-page without a redirect.'),
  })
  const again = await site('generate')
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('0 written, 0 removed') })
})

it("annotates problems at the manifest's lines for GitHub", async () => {
  await project.edit('site.manifest.ts', /to: '\/[^']+'/, "to: '/no-such-page'")
  const { code, output } = await site('check', '--github')
  expect(code).toBe(1)
  expect(output).toMatch(
    /^::error file=site\.manifest\.ts,line=\d+,col=\d+,title=unknown-page::.+%0A.+$/m,
  )
  expect(output).toMatch(/ in the manifest\. Types, lint and format were not checked\.\n$/)
})
