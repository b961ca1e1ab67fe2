import { readdir, rename, stat, symlink, unlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHosting } from '../../generator/hosting/readHosting.ts'
import { isMapPath } from '../../src/site/mapPath.ts'
import { siteCommand } from '../support/command.ts'
import { digests } from '../support/digests.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => project.remove())

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The paths and modification times of all files in a folder. */
async function stamps(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const rows = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return `${file} ${(await stat(file)).mtimeMs}`
  })
  return (await Promise.all(rows)).toSorted()
}

describe('generate', () => {
  it('lists all errors with their locations, and writes nothing', async () => {
    const manifest = await project.read('site.manifest.ts')
    const before = await stamps(path.join(project.root, 'generated'))
    await project.edit('site.manifest.ts', /title: '[^']+'/, "titel: 'x'")
    await project.edit('site.manifest.ts', /headline: '[^']+'/, 'headline: 5')
    const { code, output } = await siteCommand(project.root, ['generate'])
    expect(code).toBe(1)
    expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ unknown-property/)
    expect(output).toMatch(/site\.manifest\.ts:\d+:\d+ invalid-value/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(await stamps(path.join(project.root, 'generated'))).toEqual(before)
    await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  })

  it('writes nothing a second time', async () => {
    const before = await stamps(path.join(project.root, 'generated'))
    const { code, output } = await siteCommand(project.root, ['generate'])
    expect(output).toContain('0 written')
    expect(code).toBe(0)
    expect(await stamps(path.join(project.root, 'generated'))).toEqual(before)
  })
})

describe('warnings', () => {
  it('are printed with their locations, and do not prevent generating', async () => {
    const manifest = await project.read('site.manifest.ts')
    await project.edit(
      'site.manifest.ts',
      /title: 'Careers'/,
      `title: '${'Careers '.repeat(9)}end'`,
    )
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

describe('build', () => {
  it('rejects a live build without a form service', async () => {
    const { code, output } = await siteCommand(project.root, ['build', '--live'])
    expect(code).toBe(1)
    expect(output).toBe(
      'A live build requires a form service. Set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).\n',
    )
  })

  it('rejects an incomplete form service', async () => {
    const { code, output } = await siteCommand(project.root, ['build'], { FORM_ACCESS_KEY: 'k' })
    expect(code).toBe(1)
    expect(output).toContain('FORM_ACCESS_KEY is set, but FORM_ENDPOINT is not')
  })

  it('has the same bytes in another folder, time zone and locale', async () => {
    const hosting = await readHosting(ROOT)
    const first = await siteCommand(project.root, ['build'], {
      // The same options as for the build to compare with.
      ...(hosting?.documents.some(({ address }) => isMapPath(address)) ? { MAPS_KEY: 'test' } : {}),
      SOURCE_DATE_EPOCH: String(Date.parse(hosting?.builtAt ?? '') / 1000),
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
    })
    expect(first.output).toContain('No form service is configured')
    expect(first.code).toBe(0)
    for (const folder of ['dist', '.hosting']) {
      const [here, there] = await Promise.all(
        [ROOT, project.root].map((root) => digests(path.join(root, folder))),
      )
      expect(Object.keys(here ?? {}).length).toBeGreaterThan(3)
      expect(there).toEqual(here)
    }
  }, 240_000)

  it('fails if a page cannot be rendered, prints its path, and keeps the previous build', async () => {
    const before = await stamps(path.join(project.root, 'dist'))
    await project.edit(
      'src/sections/steps/Steps.tsx',
      /export function Steps\([^)]*\)[^{]*\{/,
      "$& if (section.heading !== '') throw new Error('no steps today')",
    )
    const { code, output } = await siteCommand(project.root, ['build'])
    expect(code).toBe(1)
    expect(output).toMatch(/\/[a-z/-]* could not be rendered: no steps today$/m)
    expect(await stamps(path.join(project.root, 'dist'))).toEqual(before)
  }, 240_000)
})

describe('preview', () => {
  it('reports in one line that its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
    const address: AddressInfo | string | null = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, output } = await siteCommand(project.root, ['preview'], { PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toBe(
      `Port ${port} is already in use. Stop the other process, or set another port, e.g. PORT=${port + 1}.\n`,
    )
  })

  it('rejects an invalid port', async () => {
    const { code, output } = await siteCommand(project.root, ['preview'], { PORT: 'eighty' })
    expect(code).toBe(1)
    expect(output).toBe('PORT is "eighty". Set it to a whole number from 0 to 65535.\n')
  })
})

it('lists the commands for an unknown command', async () => {
  const { code, output } = await siteCommand(project.root, ['biuld'])
  expect(code).toBe(2)
  expect(output).toMatch(
    /^"biuld" is not a command\. Did you mean "build"\? Available commands: .+\.\n$/,
  )
})
