import { symlink, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteCommand } from '../../support/command.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { copySmallSite, SMALL_SITE } from '../../support/smallSite.ts'

// A command is a new process, and the machine may be busy. Unit tests test the messages and results of commands.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let project: ProjectCopy

beforeAll(async () => {
  project = await copySmallSite()
})
afterAll(() => project.remove())

const site = (...words: string[]) => siteCommand(project.root, words)

/** Writes an edited manifest. Returns the function that restores it. */
async function editManifest(...edits: readonly (readonly [from: string | RegExp, to: string])[]) {
  for (const [from, to] of edits) await project.edit('site.manifest.ts', from, to)
  return () => writeFile(path.join(project.root, 'site.manifest.ts'), SMALL_SITE)
}

it.each([
  ['an argument', ['launch', '/no-such-page'], /^"\/no-such-page" is not a page of this site\. /],
  ['a command', ['biuld'], /^Unknown command 'biuld' \(Did you mean build\?\)\. See: .+ --help\n$/],
])('reports %s that is invalid in one line, with exit code 2', async (_, words, message) => {
  const { code, output } = await site(...words)
  expect(code).toBe(2)
  expect(output).toMatch(/^[^\n]+\n$/)
  expect(output).toMatch(message)
})

it('prints the site and the launch check as JSON', async () => {
  const routes = await site('routes', '--json')
  expect(JSON.parse(routes.output)).toMatchObject({ pages: expect.any(Array) })
  const { code, output } = await site('launch', '--json')
  expect(JSON.parse(output)).toMatchObject({ ready: false, problems: expect.any(Array) })
  expect(code).toBe(1)
})

it('check fails for an edited generated file, and prints its name', async () => {
  // The command runs programs in node_modules. Of the code, they check this file only.
  await symlink(path.resolve('node_modules'), path.join(project.root, 'node_modules'))
  await project.edit('tsconfig.json', /"include": .*/, '"include": ["generator/text.ts"],')
  const page = 'generated/routes.snapshot.md'
  await project.edit(page, /$/, '\nEdited by hand.\n')
  const { code, output } = await site('check')
  await unlink(path.join(project.root, 'node_modules'))
  expect(code).toBe(1)
  expect(output).toContain(`${page} is not up to date.`)
  expect(output).toContain('Run: npm run generate')
  expect(output).toContain('types: ok')
})

it("check annotates problems at the manifest's lines for GitHub", async () => {
  const restore = await editManifest([/to: '\/[^']+'/, "to: '/no-such-page'"])
  const { code, output } = await site('check', '--github')
  await restore()
  expect(code).toBe(1)
  expect(output).toMatch(
    /^::error file=site\.manifest\.ts,line=\d+,col=\d+,title=unknown-page::.+%0A.+$/m,
  )
  expect(output).toMatch(/ in the manifest\. Types, lint and format were not checked\.\n$/)
})

it('warnings are output with their locations, and do not prevent generating', async () => {
  const restore = await editManifest(["title: 'Audits", `title: '${'Audits '.repeat(9)}`])
  const { code, output } = await site('generate')
  await restore()
  expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ title-length \(warning\)/)
  expect(output).toContain('1 warning in the manifest.')
  expect(output).toMatch(/generated\/: \d+ files, [1-9]\d* written/)
  expect(code).toBe(0)
})
