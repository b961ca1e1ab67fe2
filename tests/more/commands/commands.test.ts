import { rename, symlink, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteProgram } from '../../../generator/cli/program.ts'
import { projectAt } from '../../../generator/manifest/project.ts'
import { siteCommand } from '../../support/command.ts'
import { fileTimes } from '../../support/fileTimes.ts'
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

/** Runs a command that changes nothing in this process. */
async function output(...words: string[]) {
  const [lines, codes]: [string[], number[]] = [[], []]
  const program = siteProgram({
    project: projectAt(project.root),
    log: (line) => lines.push(line),
    setExitCode: (code) => codes.push(code),
  })
  program.configureOutput({ writeOut: (text) => lines.push(text) })
  await program.parseAsync(words, { from: 'user' }).catch((error: unknown) => {
    if (!words.includes('--help')) throw error
  })
  return { text: lines.join('\n'), codes }
}

it('lists the commands and the exit codes in the help', async () => {
  const { text } = await output('--help')
  for (const name of [
    'generate',
    'check',
    'build',
    'preview',
    'start',
    'publish',
    'routes',
    'diff',
    'explain',
    'launch',
    'rename',
    'remove',
    'add',
  ]) {
    expect(text).toMatch(new RegExp(`^  ${name} `, 'm'))
  }
  expect(text).toMatch(/Exit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}/)
  expect(await site('rename', '--help')).toEqual({
    code: 0,
    output: expect.stringContaining('--no-children'),
  })
})

it.each([
  ['an argument', ['explain', '/no-such-page'], /^"\/no-such-page" is not a page of this site\. /],
  ['a command', ['biuld'], /^Unknown command 'biuld' \(Did you mean build\?\)\. See: .+ --help\n$/],
])('reports %s that is invalid in one line, with exit code 2', async (_, words, message) => {
  const { code, output: printed } = await site(...words)
  expect(code).toBe(2)
  expect(printed).toMatch(/^[^\n]+\n$/)
  expect(printed).toMatch(message)
})

it('prints the site and the launch check as text and JSON', async () => {
  expect((await output('routes')).text).toMatch(/^# Summary of the site\n/)
  expect(JSON.parse((await output('routes', '--json')).text)).toMatchObject({
    pages: expect.any(Array),
  })
  const launch = await output('launch', '--json')
  expect(JSON.parse(launch.text)).toMatchObject({ ready: false, problems: expect.any(Array) })
  expect(launch.codes).toEqual([1])
})

it('generate lists all errors with their locations, and writes nothing', async () => {
  const before = await fileTimes(path.join(project.root, 'generated'))
  const restore = await editManifest(
    [/title: '[^']+'/, "titel: 'x'"],
    [/headline: '[^']+'/, 'headline: 5'],
  )
  const { code, output: printed } = await site('generate')
  await restore()
  expect(code).toBe(1)
  expect(printed).toMatch(/site\.manifest\.ts:\d+:\d+ unknown-property/)
  expect(printed).toMatch(/site\.manifest\.ts:\d+:\d+ invalid-value/)
  expect(printed).not.toMatch(/\n\s+at /)
  expect(await fileTimes(path.join(project.root, 'generated'))).toEqual(before)
})

it('check fails for an edited generated file and a missing example, and prints their names', async () => {
  // The command runs programs in node_modules. Of the code, they check this file only.
  await symlink(path.resolve('node_modules'), path.join(project.root, 'node_modules'))
  await project.edit('tsconfig.json', /"include": .*/, '"include": ["generator/text.ts"],')
  const page = 'generated/routes.snapshot.md'
  await project.edit(page, /$/, '\nEdited by hand.\n')
  const example = path.join(project.root, 'src/sections/steps/example.ts')
  await rename(example, `${example}.away`)
  const { code, output: printed } = await site('check')
  await rename(`${example}.away`, example)
  await unlink(path.join(project.root, 'node_modules'))
  expect(code).toBe(1)
  expect(printed).toContain(
    'src/sections/steps/example.ts is missing: every kind of section needs an example.',
  )
  expect(printed).toContain(`${page} is not up to date.`)
  expect(printed).toContain('Run: npm run generate')
  expect(printed).toContain('types: ok')
})

it("check annotates problems at the manifest's lines for GitHub", async () => {
  const restore = await editManifest([/to: '\/[^']+'/, "to: '/no-such-page'"])
  const { code, output: printed } = await site('check', '--github')
  await restore()
  expect(code).toBe(1)
  expect(printed).toMatch(
    /^::error file=site\.manifest\.ts,line=\d+,col=\d+,title=unknown-page::.+%0A.+$/m,
  )
  expect(printed).toMatch(/ in the manifest\. Types, lint and format were not checked\.\n$/)
})

it('warnings are printed with their locations, and do not prevent generating', async () => {
  const restore = await editManifest(["title: 'Audits", `title: '${'Audits '.repeat(9)}`])
  const { code, output: printed } = await site('generate')
  await restore()
  expect(printed).toMatch(/site\.manifest\.ts:\d+:\d+ title-length \(warning\)/)
  expect(printed).toContain('1 warning in the manifest.')
  expect(printed).toMatch(/generated\/: \d+ files, [1-9]\d* written/)
  expect(code).toBe(0)
})
