import { build } from 'esbuild'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { readTree, writeTree } from '../../../generator/emit/write.ts'
import { here } from '../../generator/project.ts'
import { texts } from './crash/texts.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const KILLS = 25

let folder: string
/** The path of writer.ts, bundled to JavaScript so that it starts fast. */
let program: string

beforeAll(async () => {
  program = path.join(await mkdtemp(path.join(tmpdir(), 'writer-')), 'writer.mjs')
  await chmod(path.dirname(program), 0o755)
  const entryPoints = [here('../more/commands/crash/writer.ts')]
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' })
})

afterAll(() => rm(path.dirname(program), { recursive: true }))

beforeEach(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'crash-'))
  // Another user must be able to read the folder.
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

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.stdout?.resume()
  })

/** Waits for a number of changes in the folder of the pages. */
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

it(`after ${KILLS} kills at different moments, every file is complete, and the next run writes the others`, async () => {
  const sets = ['a', 'b'].map(texts)
  const before = await names()
  let mixed = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = start('a', 'b', 'forever')
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    const exited = exitCode(child)
    await changes(1 + 5 * kill)
    child.kill('SIGKILL')
    await exited
    const tree = await readTree(folder)
    expect([...tree.keys()].toSorted()).toEqual([...texts('a').keys()].toSorted())
    const versions = new Set(
      [...tree].map(([name, text]) => sets.findIndex((set) => set.get(name) === text)),
    )
    expect(versions).not.toContain(-1)
    if (versions.size > 1) mixed += 1
  }
  await writeTree(folder, texts('new'))
  expect(await readTree(folder)).toEqual(texts('new'))
  expect(await names()).toEqual(before)
  process.stdout.write(`${KILLS} kills, ${mixed} of them between two files of one set\n`)
})

it('simultaneous runs do not mix their files', async () => {
  for (let round = 0; round < 4; round += 1) {
    const first = Array.from({ length: 8 }, (_, index) => `first ${index}`)
    const second = Array.from({ length: 8 }, (_, index) => `second ${index}`)
    const codes = await Promise.all([exitCode(start(...first)), exitCode(start(...second))])
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

/** Runs the writer with another command. Returns its error message and the files afterwards. */
function failedWrite(command: readonly string[], options: { uid?: number; gid?: number } = {}) {
  const [name = '', ...args] = [...command, process.execPath, program]
  const { stdout, stderr } = spawnSync(name, [...args, folder, 'old', 'new'], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  expect(stderr).toBe('')
  const { message, tree } = outcomeSchema.parse(JSON.parse(stdout))
  return { message, tree: new Map(tree) }
}

it('a full disk changes no file', () => {
  const mounted = ['unshare', '-rm', 'sh', '-c', MOUNT, folder]
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  // If nothing can be mounted, a limit of the file size makes the same write fail.
  const { message, tree } = failedWrite(
    canMount ? mounted : ['sh', '-c', 'ulimit -f 1; exec "$@"', 'sh'],
  )
  expect(message).toBe('generated/ cannot be written: the disk is full. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
})

/** Mounts a small disk that has space for little more than the current files. */
const MOUNT =
  'cp -r "$0" "$0.kept" && mount -t tmpfs -o size=600k tmpfs "$0" && cp -r "$0.kept"/. "$0" && exec "$@"'

it('a limit of the file size changes no file', () => {
  const { message, tree } = failedWrite(['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'])
  expect(message).toBe('generated/ cannot be written: the disk is full. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
})

it('a folder without write permission stays unchanged', async () => {
  await chmod(folder, 0o555)
  await chmod(path.join(folder, 'pages'), 0o555)
  const isRoot = process.getuid?.() === 0
  const { message, tree } = failedWrite(['env'], isRoot ? { uid: 65_534, gid: 65_534 } : {})
  expect(message).toBe('generated/ cannot be written: permission denied. Nothing was changed.')
  expect(tree).toEqual(texts('old'))
  await chmod(folder, 0o755)
  await chmod(path.join(folder, 'pages'), 0o755)
})

it('removes the temporary files and the process lock of a killed run', async () => {
  const before = await names()
  const killed = spawnSync(process.execPath, ['-e', '']).pid
  await writeFile(path.join(folder, '.writing'), String(killed))
  await writeFile(path.join(folder, `.writing.${killed}.a-b`), String(killed))
  await writeFile(path.join(folder, `pages/page1.gen.tsx.${killed}.tmp`), 'half a fi')
  await writeTree(folder, texts('old'))
  expect(await names()).toEqual(before)
  expect(await readTree(folder)).toEqual(texts('old'))
})
