import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addresses } from '../../generated/site.gen.ts'
import { siteCommand } from '../support/command.ts'
import { digests } from '../support/digests.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

// Each build is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The time of both builds. */
const CLOCK = { SOURCE_DATE_EPOCH: '1790000000' }

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => project.remove())

/** Builds, and returns the digest of each file in `dist/` without the compressed forms. */
async function built(): Promise<Readonly<Record<string, string>>> {
  const { code, output } = await siteCommand(project.root, ['build'], CLOCK)
  expect(output).toContain('pages')
  expect(code).toBe(0)
  const files = await digests(path.join(project.root, 'dist'))
  return Object.fromEntries(Object.entries(files).filter(([name]) => !/\.(?:br|gz)$/.test(name)))
}

/** Removes the hash from the name of a script. */
const plainName = (name: string) => name.replace(/-[\w-]{8}(?=\.js$)/, '')

it('changes two script names if a heading changes: the page and the client entry', async () => {
  const before = await built()
  await project.edit(
    'site.manifest.ts',
    /heading: '[^']+'/,
    "heading: 'A heading that was changed'",
  )
  await rm(path.join(project.root, '.cache/compressed'), { recursive: true })
  const after = await built()

  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  const scripts = changed.filter((name) => name.endsWith('.js')).map(plainName)
  const pages = addresses.map(({ id }) => `assets/${id}.gen.js`)
  expect(scripts).toHaveLength(2)
  expect(scripts).toContain('assets/client.js')
  expect(scripts.filter((name) => pages.includes(name))).toHaveLength(1)

  const others = changed.filter((name) => !/\.(?:js|html)$/.test(name))
  expect(others).toEqual([])
  expect(Object.keys(after).map(plainName).toSorted()).toEqual(
    Object.keys(before).map(plainName).toSorted(),
  )
})
