import { spawn, spawnSync } from 'node:child_process'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { publishCommand } from '../../generator/commands/publish.ts'
import { projectAt } from '../../generator/project.ts'
import { publish } from '../../generator/publish/publish.ts'

/** A folder of its own for a test. */
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'publish-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** A build that differs from others by its number. */
async function build(number: number): Promise<string> {
  const made = await folder()
  await mkdir(path.join(made, 'assets'))
  await mkdir(path.join(made, 'services'))
  const files = {
    'index.html': `home ${number}`,
    '404.html': 'lost',
    'services/a.html': `a ${number}`,
    [`assets/page-${number}.js`]: `page ${number}`,
    'assets/font.woff2': 'font',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(made, name), text)
  return made
}

let tick = 0

/** A moment after all others. */
const next = () => new Date(Date.UTC(2027, 0, 1) + (tick += 1000))

const read = (target: string, name: string) => readFile(path.join(target, 'current', name), 'utf8')

const assets = async (target: string) =>
  (await readdir(path.join(target, 'current/assets'))).toSorted()

const PUBLISH = new URL('../../generator/publish/publish.ts', import.meta.url).href

/** A script that publishes builds in turn, and prints how each ended and what is served then. */
const script = (builds: readonly string[], target: string) => `
  const { publish } = await import(${JSON.stringify(PUBLISH)})
  const { readFile, readdir } = await import('node:fs/promises')
  const target = ${JSON.stringify(target)}
  for (const build of ${JSON.stringify(builds)}) {
    const how = await publish(build, target, new Date()).then(() => 'published', (error) => error.code)
    const served = await readFile(target + '/current/index.html', 'utf8')
    console.log(how + ', serving ' + served + ', ' + (await readdir(target + '/releases')).length)
  }`

const node = (text: string) => ['--import', 'tsx/esm', '--input-type=module', '-e', text]

it('serves a build at current/, and the next one in its place', async () => {
  const target = path.join(await folder(), 'www', 'site')
  const first = await publish(await build(1), target, next())
  expect(first).toMatchObject({ unchanged: false, files: 5, keptAssets: 0, removed: [] })
  expect(await read(target, 'index.html')).toBe('home 1')
  await publish(await build(2), target, next())
  expect(await read(target, 'index.html')).toBe('home 2')
  expect(await read(target, 'services/a.html')).toBe('a 2')
  expect(await readlink(path.join(target, 'current'))).toMatch(
    /^releases\/\d{8}T\d{9}Z-[0-9a-f]{12}\/public$/,
  )
})

it('keeps the assets of the last three builds within reach, and no others', async () => {
  const target = await folder()
  for (const number of [1, 2, 3]) await publish(await build(number), target, next())
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js', 'page-3.js'])
  const fourth = await publish(await build(4), target, next())
  expect(await assets(target)).toEqual(['font.woff2', 'page-2.js', 'page-3.js', 'page-4.js'])
  expect(fourth).toMatchObject({ keptAssets: 2, removed: [expect.any(String)] })
  expect(await readdir(path.join(target, 'releases'))).toHaveLength(3)
  expect(await read(target, 'assets/page-2.js')).toBe('page 2')
})

it('changes nothing when the served build is published again', async () => {
  const target = await folder()
  const [one, two] = [await build(1), await build(2)]
  await publish(one, target, next())
  await publish(two, target, next())
  const before = await stat(path.join(target, 'current'))
  for (const _ of [1, 2, 3]) {
    expect(await publish(two, target, next())).toMatchObject({ unchanged: true })
  }
  expect((await stat(path.join(target, 'current'))).ino).toBe(before.ino)
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js'])
})

it('publishes an older build again as the newest', async () => {
  const target = await folder()
  const one = await build(1)
  await publish(one, target, next())
  await publish(await build(2), target, next())
  await publish(one, target, next())
  expect(await read(target, 'index.html')).toBe('home 1')
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js'])
})

it('leaves the time of a file that did not change', async () => {
  const target = await folder()
  await publish(await build(1), target, next())
  const before = await stat(path.join(target, 'current/assets/font.woff2'))
  await publish(await build(2), target, next())
  const after = await stat(path.join(target, 'current/assets/font.woff2'))
  expect({ time: after.mtimeMs, file: after.ino }).toEqual({
    time: before.mtimeMs,
    file: before.ino,
  })
})

it('waits while another publish is at work, and then is what is served', async () => {
  const target = await folder()
  await publish(await build(1), target, next())
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await writeFile(path.join(target, '.publishing'), String(other.pid))
  let isDone = false
  const waiting = publish(await build(2), target, next()).finally(() => (isDone = true))
  await setTimeout(300)
  expect({ isDone, serves: await read(target, 'index.html') }).toEqual({
    isDone: false,
    serves: 'home 1',
  })
  await rm(path.join(target, '.publishing'))
  await waiting
  expect(await read(target, 'index.html')).toBe('home 2')
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases'])
})

it('publishes each build whole where two processes do so at once', async () => {
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
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases'])
})

it('takes over from a publish that was killed, and clears what it left', async () => {
  const target = await folder()
  await publish(await build(1), target, next())
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  await writeFile(path.join(target, '.publishing'), String(dead))
  await mkdir(path.join(target, 'releases/.partial-x/public'), { recursive: true })
  await publish(await build(2), target, next())
  expect(await read(target, 'index.html')).toBe('home 2')
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases'])
  expect(await readdir(path.join(target, 'releases'))).toHaveLength(2)
})

it('does not count a release that was never served among the last builds', async () => {
  const target = await folder()
  for (const number of [1, 2]) await publish(await build(number), target, next())
  await publish(await build(3), target, next())
  const releases = (await readdir(path.join(target, 'releases'))).toSorted()
  const last = path.join(target, 'releases', releases.at(-1) ?? '')
  // As if the third publish had been killed before it swapped the link.
  await rm(path.join(last, 'served'))
  const second = path.join('releases', releases.at(-2) ?? '', 'public')
  await symlink(second, path.join(target, 'link'))
  await rename(path.join(target, 'link'), path.join(target, 'current'))
  await publish(await build(4), target, next())
  expect(await assets(target)).toEqual(['font.woff2', 'page-1.js', 'page-2.js', 'page-4.js'])
})

it('replaces nothing but a link', async () => {
  const target = await folder()
  await mkdir(path.join(target, 'current'))
  await writeFile(path.join(target, 'current/index.html'), 'by hand')
  await expect(publish(await build(1), target, next())).rejects.toThrow(
    'current is no link, so it is not replaced: move it away, or publish into another folder.',
  )
  expect(await read(target, 'index.html')).toBe('by hand')
})

it('leaves the old build where the folder may not be written to', async () => {
  const target = await folder()
  await publish(await build(1), target, next())
  const second = await build(2)
  await chmod(second, 0o755)
  for (const each of [path.join(target, 'releases'), target]) await chmod(each, 0o555)
  // An administrator may write anywhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { stdout } = spawnSync(process.execPath, node(script([second], target)), {
    encoding: 'utf8',
    ...nobody,
  })
  await chmod(target, 0o755)
  expect(stdout).toBe('EACCES, serving home 1, 1\n')
})

/** Whether this machine lets a process mount a file system of its own. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

it.skipIf(!canMount)(
  'leaves the old build, and nothing of the new one, when the disk is full',
  async () => {
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
  },
)

it('says what the folder refused, and that the old build is served', async () => {
  const file = path.join(await folder(), 'file')
  await writeFile(file, '')
  const project = { ...projectAt(), root: await folder() }
  await expect(publishCommand(project, () => {}, file)).rejects.toThrow(
    'There is no built site in dist/: run npm run build -- --live first.',
  )
  await rename(await build(1), path.join(project.root, 'dist'))
  await expect(publishCommand(project, () => {}, file)).rejects.toThrow(
    /could not be written to \((?:ENOTDIR|EEXIST): .+\)\. What was served before is still served\.$/,
  )
  const said: string[] = []
  const target = await folder()
  await publishCommand(project, (line) => said.push(line), target)
  expect(said[0]).toMatch(/\/current serves \d{8}T\d{9}Z-[0-9a-f]{12} now: 5 files\.$/)
})
