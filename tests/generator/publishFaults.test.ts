import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { publishCommand } from '../../generator/cli/commands/publish.ts'
import { writeHosting } from '../../generator/hosting/writeHosting.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import { notInstalled } from '../support/features.ts'
import { skipTest } from '../support/skipTest.ts'
import {
  assets,
  build,
  folder,
  hosting,
  node,
  publishBuild,
  read,
  script,
} from '../support/publishing.ts'

it('waits for another publish, and then switches to its release', async () => {
  const target = await folder()
  await publishBuild(await build(1), target)
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await writeFile(path.join(target, '.publishing'), String(other.pid))
  const kill = vi.spyOn(process, 'kill')
  onTestFinished(() => kill.mockRestore())
  let isDone = false
  const waiting = publishBuild(await build(2), target).finally(() => (isDone = true))
  // Signal 0 checks whether the other process is running. The second check means that publish waits.
  await expect
    .poll(() => kill.mock.calls.filter(([pid]) => pid === other.pid).length, { timeout: 20_000 })
    .toBeGreaterThan(1)
  expect({ isDone, serves: await read(target, 'index.html') }).toEqual({
    isDone: false,
    serves: 'home 1',
  })
  await rm(path.join(target, '.publishing'))
  await waiting
  expect(await read(target, 'index.html')).toBe('home 2')
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases', 'rules'])
})

it('publishes complete builds if two processes publish at the same time', async () => {
  const target = await folder()
  await mkdir(path.join(target, 'releases'))
  const builds = [await build(1), await build(2)]
  const ended = builds.map(
    (each) =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, node(script([each], target))).on('close', resolve)
      }),
  )
  expect(await Promise.all(ended)).toEqual([0, 0])
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js'])
  const home = await read(target, 'index.html')
  expect(await read(target, 'services/a.html')).toBe(home.replace('home', 'a'))
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases', 'rules'])
})

it('deletes the incomplete release of a publish that was killed', async () => {
  const target = await folder()
  await publishBuild(await build(1), target)
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  await writeFile(path.join(target, '.publishing'), String(dead))
  await mkdir(path.join(target, 'releases/.partial-x/public'), { recursive: true })
  await publishBuild(await build(2), target)
  expect(await read(target, 'index.html')).toBe('home 2')
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases', 'rules'])
  expect(await readdir(path.join(target, 'releases'))).toHaveLength(2)
})

/** The user of the other process. An administrator may write anywhere. */
const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Whether that user can run the code of this project, which may be in a private folder. */
const canRunCode =
  spawnSync(
    process.execPath,
    ['-e', `require('fs').readFileSync(${JSON.stringify(import.meta.filename)})`],
    {
      ...otherUser,
    },
  ).status === 0

it('keeps the old build if the folder is not writable', async (context) => {
  if (!canRunCode) skipTest(context, notInstalled('a folder that other users can read'))
  const target = await folder()
  await publishBuild(await build(1), target)
  const second = await build(2)
  await chmod(second, 0o755)
  for (const each of [path.join(target, 'releases'), target]) await chmod(each, 0o555)
  const { stdout } = spawnSync(process.execPath, node(script([second], target)), {
    encoding: 'utf8',
    ...otherUser,
  })
  await chmod(target, 0o755)
  expect(stdout).toBe('EACCES, serving home 1, 1\n')
})

/** Whether this machine lets a process mount a file system of its own. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

it('leaves the old build, and nothing of the new one, when the disk is full', async (context) => {
  if (!canMount) skipTest(context, notInstalled('a file system for the test'))
  const target = await folder()
  const large = await build(2)
  await writeFile(path.join(large, 'assets/large.bin'), Buffer.alloc(2_000_000, 1))
  const mount = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'
  const command = node(script([await build(1), large, await build(3)], target))
  const { stdout } = spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', mount, target, process.execPath, ...command],
    { encoding: 'utf8' },
  )
  expect(stdout.split('\n')).toEqual([
    'published, serving home 1, 1',
    'ENOSPC, serving home 1, 1',
    'published, serving home 3, 2',
    '',
  ])
})

it('reports why the folder is not writable, and that the old release is served', async () => {
  const file = path.join(await folder(), 'file')
  await writeFile(file, '')
  const project = { ...projectAt(), root: await folder() }
  const to = (place: string) => ({ folder: place, reload: false, anyway: true }) as const
  await expect(publishCommand(project, () => {}, to(file))).rejects.toThrow(
    'There is no build in dist/. Run: npm run build -- --live',
  )
  await rename(await build(1), path.join(project.root, 'dist'))
  await writeHosting(project.root, hosting)
  await expect(publishCommand(project, () => {}, to(file))).rejects.toThrow(
    /is not writable \((?:ENOTDIR|EEXIST): .+\)\. The previous release is still served\.$/,
  )
  await expect(publishCommand(project, () => {}, to('/tmp/a$b'))).rejects.toThrow(
    '"/tmp/a$b" contains $, ", a backslash or a line break, which a path in nginx\'s configuration cannot contain. Choose another folder.',
  )
  const output: string[] = []
  const target = await folder()
  await publishCommand(project, (line) => output.push(line), to(target))
  expect(output[0]).toMatch(
    /\/current\/public now serves \d{8}T\d{9}Z-[0-9a-f]{12} with 5 files\.$/,
  )
})
