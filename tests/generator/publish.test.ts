import { mkdir, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assets, build, folder, publishBuild, read } from '../support/publishing.ts'

it('serves a build at current/, and then the next one', async () => {
  const target = path.join(await folder(), 'www', 'site')
  const first = await publishBuild(await build(1), target)
  expect(first).toMatchObject({ unchanged: false, files: 5, keptAssets: 0, removed: [] })
  expect(await read(target, 'index.html')).toBe('home 1')
  await publishBuild(await build(2), target)
  expect(await read(target, 'index.html')).toBe('home 2')
  expect(await read(target, 'services/a.html')).toBe('a 2')
  expect(await realpath(path.join(target, 'current/public'))).toMatch(
    /\/releases\/\d{8}T\d{9}Z-[0-9a-f]{12}\/public$/,
  )
})

it('keeps the assets of the last three builds available', async () => {
  const target = await folder()
  for (const number of [1, 2, 3]) await publishBuild(await build(number), target)
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js', 'page-3.js'])
  const fourth = await publishBuild(await build(4), target)
  expect(await assets(target)).toEqual(['font.woff2', 'page-2.js', 'page-3.js', 'page-4.js'])
  expect(fourth).toMatchObject({ keptAssets: 2, removed: [expect.any(String)] })
  expect(await readdir(path.join(target, 'releases'))).toHaveLength(3)
  expect(await read(target, 'assets/page-2.js')).toBe('page 2')
})

it('changes nothing when the served build is published again', async () => {
  const target = await folder()
  const [one, two] = [await build(1), await build(2)]
  await publishBuild(one, target)
  await publishBuild(two, target)
  const before = await stat(path.join(target, 'current'))
  for (const _ of [1, 2, 3]) {
    expect(await publishBuild(two, target)).toMatchObject({ unchanged: true })
  }
  expect((await stat(path.join(target, 'current'))).ino).toBe(before.ino)
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js'])
})

it('publishes an older build again as the newest', async () => {
  const target = await folder()
  const one = await build(1)
  await publishBuild(one, target)
  await publishBuild(await build(2), target)
  await publishBuild(one, target)
  expect(await read(target, 'index.html')).toBe('home 1')
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js'])
})

it('keeps the modification time of an unchanged file', async () => {
  const target = await folder()
  await publishBuild(await build(1), target)
  const before = await stat(path.join(target, 'current/public/assets/font.woff2'))
  await publishBuild(await build(2), target)
  const after = await stat(path.join(target, 'current/public/assets/font.woff2'))
  expect({ time: after.mtimeMs, file: after.ino }).toEqual({
    time: before.mtimeMs,
    file: before.ino,
  })
})

it('ignores a release that was never served', async () => {
  const target = await folder()
  for (const number of [1, 2]) await publishBuild(await build(number), target)
  await publishBuild(await build(3), target)
  const releases = (await readdir(path.join(target, 'releases'))).toSorted()
  const last = path.join(target, 'releases', releases.at(-1) ?? '')
  // As if the third publish had been killed before it swapped the link.
  await rm(path.join(last, 'served'))
  const second = path.join(target, 'releases', releases.at(-2) ?? '', 'public')
  await symlink(second, path.join(target, 'link'))
  await rename(path.join(target, 'link'), await linkOf(target))
  await publishBuild(await build(4), target)
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js', 'page-4.js'])
})

it('replaces current only if it is a symbolic link', async () => {
  const target = await folder()
  await mkdir(path.join(target, 'current'))
  await mkdir(path.join(target, 'current/public'))
  await writeFile(path.join(target, 'current/public/index.html'), 'by hand')
  await expect(publishBuild(await build(1), target)).rejects.toThrow(
    'current is not a symbolic link, so it was not replaced. Move it, or publish to another folder.',
  )
  expect(await read(target, 'index.html')).toBe('by hand')
})

/** The symbolic link to the served files. */
const linkOf = async (target: string) =>
  path.join(await realpath(path.join(target, 'current')), 'public')
