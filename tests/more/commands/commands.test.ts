import { rename, symlink, unlink } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteCommand } from '../../support/command.ts'
import { fileTimes } from '../../support/fileTimes.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { copySmallSite } from '../../support/smallSite.ts'

// Each command is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let project: ProjectCopy

beforeAll(async () => {
  project = await copySmallSite()
})
afterAll(() => project.remove())

describe('generate', () => {
  it('lists all errors with their locations, and writes nothing', async () => {
    const manifest = await project.read('site.manifest.ts')
    const before = await fileTimes(path.join(project.root, 'generated'))
    await project.edit('site.manifest.ts', /title: '[^']+'/, "titel: 'x'")
    await project.edit('site.manifest.ts', /headline: '[^']+'/, 'headline: 5')
    const { code, output } = await siteCommand(project.root, ['generate'])
    expect(code).toBe(1)
    expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ unknown-property/)
    expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ invalid-value/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(await fileTimes(path.join(project.root, 'generated'))).toEqual(before)
    await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  })

  it('writes nothing a second time', async () => {
    const before = await fileTimes(path.join(project.root, 'generated'))
    const { code, output } = await siteCommand(project.root, ['generate'])
    expect(output).toContain('0 written')
    expect(code).toBe(0)
    expect(await fileTimes(path.join(project.root, 'generated'))).toEqual(before)
  })
})

describe('warnings', () => {
  it('are printed with their locations, and do not prevent generating', async () => {
    const manifest = await project.read('site.manifest.ts')
    await project.edit('site.manifest.ts', "title: 'Audits", `title: '${'Audits '.repeat(9)}`)
    const { code, output } = await siteCommand(project.root, ['generate'])
    expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ title-length \(warning\)/)
    expect(output).toContain('1 warning in the manifest.')
    expect(output).toMatch(/generated\/: \d+ files, [1-9]\d* written/)
    expect(code).toBe(0)
    await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
    expect((await siteCommand(project.root, ['generate'])).code).toBe(0)
  })
})

describe('check', () => {
  it('fails for an edited generated file and a missing example, and prints their names', async () => {
    // The command runs programs in node_modules.
    await symlink(path.resolve('node_modules'), path.join(project.root, 'node_modules'))
    const page = 'generated/routes.snapshot.md'
    const text = await project.read(page)
    await project.edit(page, /$/, '\nEdited by hand.\n')
    const example = path.join(project.root, 'src/sections/steps/example.ts')
    await rename(example, `${example}.away`)
    const { code, output } = await siteCommand(project.root, ['check'])
    await rename(`${example}.away`, example)
    expect(code).toBe(1)
    expect(output).toContain(
      'src/sections/steps/example.ts is missing: every kind of section needs an example.',
    )
    expect(output).toContain(`${page} is not up to date.`)
    expect(output).toContain('Run: npm run generate')
    await project.edit(page, /^[\s\S]*$/, text)
    await unlink(path.join(project.root, 'node_modules'))
  })
})

it('lists the commands for an unknown command', async () => {
  const { code, output } = await siteCommand(project.root, ['biuld'])
  expect(code).toBe(2)
  expect(output).toMatch(
    /^"biuld" is not a command\. Did you mean "build"\? Available commands: .+\.\n$/,
  )
})
