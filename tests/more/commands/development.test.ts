import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNode } from '../../support/command.ts'
import { freePort } from '../../support/freePort.ts'
import type { ProjectCopy } from '../../support/projectCopy.ts'
import { copySmallSite } from '../../support/smallSite.ts'

const VITE = path.resolve(import.meta.dirname, '../../../node_modules/vite/bin/vite.js')

let project: ProjectCopy
let server: ChildProcess
let port: number
let output = ''

beforeAll(async () => {
  project = await copySmallSite()
  port = await freePort()
  server = startNode(project.root, [VITE, '--strictPort'], { PORT: String(port) })
  server.stderr?.on('data', (text) => (output += String(text)))
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start: ${output}`)))
    server.stdout?.on('data', (text) => {
      output += String(text)
      if (output.includes('Local')) resolve()
    })
  })
  // The first page takes long, because Vite optimizes dependencies.
  await fetch(`http://localhost:${port}/`)
}, 120_000)
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  await project.remove()
})

/** Requests a target without the normalization that `fetch` does. */
const statusOf = (target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ host: 'localhost', port, path: target }, ({ statusCode }) => resolve(statusCode))
      .on('response', (response) => response.resume())
      .on('error', reject)
  })

// requests.test.ts and preview.test.ts show what the server reads from other targets.
it.each([
  ['two slashes before a page', '//services', 404],
  ['two slashes', '//?a=1', 308],
])('answers %s', async (_, target, status) => {
  expect(await statusOf(target)).toBe(status)
})

it('regenerates when a file that the manifest imports is saved', async () => {
  const words = path.join(project.root, 'src/words/words.ts')
  const save = (title: string) => writeFile(words, `export const TITLE = ${title}\n`)
  const { errors, close } = await overlayErrors()
  const whole = await project.read('site.manifest.ts')
  const [, title = ''] = /<h1[^>]*>([^<]+)/.exec(await homePage()) ?? []
  const split = whole.replace(`title: '${title}'`, 'title: TITLE')
  await writeFile(
    path.join(project.root, 'site.manifest.ts'),
    `import { TITLE } from './src/words/words.ts'\n${split}`,
  )
  await expect.poll(errors, SOON).toContainEqual({ file: 'site.manifest.ts', line: 1, column: 23 })

  await mkdir(path.dirname(words))
  await save("'The file was created'")
  await expect.poll(homePage, SOON).toContain('The file was created')

  await save("'The file was saved'")
  await expect.poll(homePage, SOON).toContain('The file was saved')

  await save('7')
  await expect
    .poll(errors, SOON)
    .toContainEqual({ file: 'src/words/words.ts', line: 1, column: 22 })
  expect(output).toContain('src/words/words.ts:1:22 invalid-value')

  await writeFile(path.join(project.root, 'site.manifest.ts'), whole)
  await rm(path.dirname(words), { recursive: true })
  await expect.poll(homePage, SOON).toContain(title)
  await expect.poll(() => output, SOON).toContain('The manifest has no errors anymore.')
  close()
})

it('reports an unknown kind of section once, also when it is registered later', async () => {
  const schemas = await project.read('src/sections/schemas.ts')
  const error = '"checklist" is not an allowed value'
  await outputEnded()
  await project.edit('site.manifest.ts', /kind: 'steps'/, "kind: 'checklist'")
  await expect.poll(() => output, SOON).toContain(error)
  await outputEnded()

  await cp(sectionFolder('steps'), sectionFolder('checklist'), { recursive: true })
  await project.edit(
    'src/sections/checklist/schema.ts',
    "sectionOf('steps'",
    "sectionOf('checklist'",
  )
  const component = await project.read('src/sections/steps/Steps.tsx')
  const before = output.length
  await project.edit(
    'src/sections/schemas.ts',
    /^([^]*)\n {2}stepsSchema,/,
    "import { stepsSchema as checklistSchema } from './checklist/schema.ts'\n$1\n  stepsSchema,\n  checklistSchema,",
  )
  await expect.poll(() => output.slice(before), SOON).toContain('server restarted')
  expect(output.slice(before)).not.toContain(error)
  await expect.poll(() => output.slice(before), SOON).toContain('missing-component')

  await writeFile(
    path.join(sectionFolder('checklist'), 'Checklist.tsx'),
    component.replace('function Steps(', 'function Checklist('),
  )
  await expect
    .poll(() => output.slice(before), SOON)
    .toContain('The manifest has no errors anymore.')

  const registered = output.length
  await writeFile(path.join(project.root, 'src/sections/schemas.ts'), schemas)
  await project.edit('site.manifest.ts', "kind: 'checklist'", "kind: 'steps'")
  await expect.poll(() => output.slice(registered), SOON).toContain('server restarted')
})

/** Waits until the server has printed nothing for a while. It handles several saves one after the other. */
async function outputEnded() {
  let length = -1
  let unchanged = 0
  const count = () => {
    unchanged = output.length === length ? unchanged + 1 : 0
    length = output.length
    return unchanged
  }
  await expect.poll(count, SOON).toBeGreaterThan(5)
}

const homePage = async () => await (await fetch(`http://localhost:${port}/`)).text()

const sectionFolder = (kind: string) => path.join(project.root, 'src/sections', kind)

/** The time limit for generating, also on a busy machine. */
const SOON = { timeout: 30_000, interval: 200 }

/** The locations that the error overlay has shown. */
async function overlayErrors() {
  const origin = `http://localhost:${port}`
  const client = await (await fetch(`${origin}/@vite/client`)).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
  const { window } = new JSDOM('', { url: origin })
  const socket = new window.WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  const locations: unknown[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.type === 'error') locations.push(message.err.loc)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { errors: () => locations, close: () => socket.close() }
}

it('rejects an invalid port', async () => {
  const failed = startNode(project.root, [VITE], { PORT: 'eighty' })
  let text = ''
  failed.stderr?.on('data', (data) => (text += String(data)))
  await new Promise((resolve) => failed.once('close', resolve))
  expect(text).toContain('PORT is "eighty". Set it to a whole number from 0 to 65535.')
  expect(failed.exitCode).toBe(1)
})

it('is still running without errors', async () => {
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
  expect(output).not.toMatch(/Internal server error|Unhandled|uncaught/i)
})
