import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { reloadWith } from '../../generator/hosting/publish/reload.ts'
import { rollback } from '../../generator/hosting/publish/rollback.ts'
import { assets, build, folder, publishBuild, read } from '../support/publishing.ts'

/** Three published builds; the last one has other rules. */
async function published() {
  const target = await folder()
  const ids: string[] = []
  for (const number of [1, 2, 3]) {
    const rules = number === 3 ? '# new rules' : '# old rules'
    ids.push((await publishBuild(await build(number), target, { rules })).id)
  }
  return { target, ids }
}

/** What the web server reads of its rules. */
const rules = (target: string) => readFile(path.join(target, 'current/rules.conf'), 'utf8')

/** The folder that the web server serves by its rules. */
const root = async (target: string) => /^root "(.*)";$/m.exec(await rules(target))?.[1] ?? ''

it('switches to the previous release with its rules', async () => {
  const { target, ids } = await published()
  expect(await rules(target)).toContain('# new rules')
  expect(await rollback({ target })).toBe(ids[1])
  expect(await read(target, 'index.html')).toBe('home 2')
  expect(await rules(target)).toContain('# old rules')
  expect(await rollback({ target })).toBe(ids[0])
  expect(await read(target, 'index.html')).toBe('home 1')
  await expect(rollback({ target })).rejects.toThrow(
    `There is no earlier release than ${ids[0]}. Releases: ${ids[2]}, ${ids[1]}, ${ids[0]} (served).`,
  )
})

it('serves old files with old rules until the web server is reloaded', async () => {
  const { target } = await published()
  const before = await root(target)
  let meanwhile = ''
  const reload = async () => {
    meanwhile = await readFile(path.join(before, 'index.html'), 'utf8')
  }
  await rollback({ target, reload })
  expect(meanwhile).toBe('home 3')
  expect(await readFile(path.join(await root(target), 'index.html'), 'utf8')).toBe('home 2')
  expect(await readFile(path.join(before, 'index.html'), 'utf8')).toBe('home 3')
})

it('does not reload the web server when the rules are the same', async () => {
  const { target } = await published()
  const before = await root(target)
  let reloads = 0
  const reload = async () => void (reloads += 1)
  await publishBuild(await build(4), target, { rules: '# new rules', reload })
  expect(reloads).toBe(0)
  expect(await readFile(path.join(before, 'index.html'), 'utf8')).toBe('home 4')
  await publishBuild(await build(5), target, { rules: '# newer rules', reload })
  expect(reloads).toBe(1)
})

it('switches to the given release, also a newer one', async () => {
  const { target, ids } = await published()
  await rollback({ target, id: ids[0] })
  expect(await read(target, 'index.html')).toBe('home 1')
  await rollback({ target, id: ids[2] })
  expect(await read(target, 'index.html')).toBe('home 3')
  await expect(rollback({ target, id: ids[2] })).rejects.toThrow(
    `The release ${ids[2]} is already served.`,
  )
  await expect(rollback({ target, id: `${ids[1]}x` })).rejects.toThrow(
    `There is no release "${ids[1]}x". Did you mean "${ids[1]}"?`,
  )
})

it('skips a release that was rolled back', async () => {
  const { target, ids } = await published()
  await rollback({ target })
  await publishBuild(await build(4), target)
  expect(await rollback({ target })).toBe(ids[1])
  await rollback({ target, id: ids[2] })
  await publishBuild(await build(5), target)
  expect(await rollback({ target })).toBe(ids[2])
})

it('keeps the assets of newer builds available for pages that are open', async () => {
  const { target, ids } = await published()
  await rollback({ target, id: ids[0] })
  expect(await assets(target)).toContain('page-3.js')
})

it('adds the assets of the next release to the served one before it switches', async () => {
  const { target, ids } = await published()
  const first = path.join(target, 'releases', ids[1] ?? '', 'public/assets')
  expect(await readdir(first)).toContain('page-3.js')
})

it('keeps the served release when the next build is published after a rollback', async () => {
  const { target, ids } = await published()
  await rollback({ target, id: ids[0] })
  await publishBuild(await build(4), target)
  expect(await assets(target)).toContain('page-1.js')
  await rollback({ target })
  expect((await readdir(path.join(target, 'releases'))).length).toBe(3)
})

it('keeps the old release when the reload fails', async () => {
  const { target } = await published()
  const reload = reloadWith('echo "unknown directive" >&2; exit 1')
  for (const attempt of [
    () => rollback({ target, reload }),
    async () => publishBuild(await build(4), target, { reload }),
  ]) {
    await expect(attempt()).rejects.toThrow(
      /failed with exit code 1: unknown directive\. The previous release is still served\./,
    )
    expect(await read(target, 'index.html')).toBe('home 3')
    expect(await rules(target)).toContain('# new rules')
  }
})

it('fails if nothing was published', async () => {
  await expect(rollback({ target: await folder() })).rejects.toThrow(
    'No release is served, so there is none to roll back to. Nothing has been published in this folder.',
  )
})
