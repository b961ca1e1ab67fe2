import { build } from 'esbuild'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { readTree, writeTree } from '../../../generator/emit/write.ts'
import { here } from '../project.ts'
import { texts } from './texts.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const KILLS = 25

let folder: string
/** The program that writes, in plain JavaScript: it is started many times. */
let program: string

beforeAll(async () => {
  program = path.join(await mkdtemp(path.join(tmpdir(), 'writer-')), 'writer.mjs')
  await chmod(path.dirname(program), 0o755)
  const entryPoints = [here('crash/writer.ts')]
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' })
})

afterAll(() => rm(path.dirname(program), { recursive: true }))

beforeEach(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'crash-'))
  // Another user must be able to read it.
  await chmod(parent, 0o755)
  folder = path.join(parent, 'generated')
  await writeTree(folder, texts('old'))
})

afterEach(() => rm(path.dirname(folder), { recursive: true }))

const names = async () => (await readdir(folder, { recursive: true })).toSorted()

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [program, folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.stdout?.resume()
  })

/** Waits until so many changes were made in the folder of the pages. */
const changes = (count: number) =>
  new Promise<void>((resolve) => {
    let seen = 0
    const watcher = watch(path.join(folder, 'pages'), () => {
      seen += 1
      if (seen < count) return
      watcher.close()
      resolve()
    })
  })

it(`killed ${KILLS} times at different moments, it leaves every file whole, and the next run mends the rest`, async () => {
  const wanted = ['a', 'b'].map(texts)
  const before = await names()
  let mixed = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = start('a', 'b', 'forever')
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    const over = ended(child)
    await changes(1 + 5 * kill)
    child.kill('SIGKILL')
    await over
    const there = await readTree(folder)
    expect([...there.keys()].toSorted()).toEqual([...texts('a').keys()].toSorted())
    const versions = new Set(
      [...there].map(([name, text]) => wanted.findIndex((set) => set.get(name) === text)),
    )
    expect(versions).not.toContain(-1)
    if (versions.size > 1) mixed += 1
  }
  await writeTree(folder, texts('new'))
  expect(await readTree(folder)).toEqual(texts('new'))
  expect(await names()).toEqual(before)
  process.stdout.write(`${KILLS} kills, ${mixed} of them between two files of one set\n`)
})

it('two runs at once never mix their files', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mine = Array.from({ length: 8 }, (_, index) => `first ${index}`)
    const theirs = Array.from({ length: 8 }, (_, index) => `second ${index}`)
    const codes = await Promise.all([ended(start(...mine)), ended(start(...theirs))])
    expect(codes).toEqual([0, 0])
    const [, text = ''] = [...(await readTree(folder))][0] ?? []
    const [, version = ''] = /\/\/ ((?:first|second) \d)/.exec(text) ?? []
    expect(version).toMatch(/7$/)
    expect(await readTree(folder)).toEqual(texts(version))
  }
})

const outcomeSchema = z.object({
  message: z.string(),
  tree: z.array(z.tuple([z.string(), z.string()])),
})

/** Runs the writer under a condition, and tells what it says and what it then finds. */
function refused(command: readonly string[], options: { uid?: number; gid?: number } = {}) {
  const [first = '', ...args] = [...command, process.execPath, program]
  const { stdout, stderr } = spawnSync(first, [...args, folder, 'old', 'new'], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  expect(stderr).toBe('')
  const { message, tree } = outcomeSchema.parse(JSON.parse(stdout))
  return { message, tree: new Map(tree) }
}

it('a disk that fills up leaves the old files, all of them', () => {
  const mounted = ['unshare', '-rm', 'sh', '-c', MOUNT, folder]
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  // Where nothing can be mounted, no file may grow: what is refused is the same write.
  const { message, tree } = refused(
    canMount ? mounted : ['sh', '-c', 'ulimit -f 1; exec "$@"', 'sh'],
  )
  expect(message).toBe('generated/ cannot be written: the disk is full. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
})

/** A disk of its own for the folder, with room for little more than the files that are there. */
const MOUNT =
  'cp -r "$0" "$0.kept" && mount -t tmpfs -o size=600k tmpfs "$0" && cp -r "$0.kept"/. "$0" && exec "$@"'

it('a file that may not grow leaves the old files, all of them', () => {
  const { message, tree } = refused(['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'])
  expect(message).toBe('generated/ cannot be written: the disk is full. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
})

it('a folder that is not ours to write to stays as it is', async () => {
  await chmod(folder, 0o555)
  await chmod(path.join(folder, 'pages'), 0o555)
  const isRoot = process.getuid?.() === 0
  const { message, tree } = refused(['env'], isRoot ? { uid: 65_534, gid: 65_534 } : {})
  expect(message).toBe('generated/ cannot be written: permission denied. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
  await chmod(folder, 0o755)
  await chmod(path.join(folder, 'pages'), 0o755)
})

it('what a run that died left is cleared away, its lock too', async () => {
  const before = await names()
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  await writeFile(path.join(folder, '.writing'), String(dead))
  await writeFile(path.join(folder, `.writing.${dead}`), String(dead))
  await writeFile(path.join(folder, `pages/page1.gen.tsx.${dead}.tmp`), 'half a fi')
  await writeTree(folder, texts('old'))
  expect(await names()).toEqual(before)
  expect(await readTree(folder)).toEqual(texts('old'))
})
