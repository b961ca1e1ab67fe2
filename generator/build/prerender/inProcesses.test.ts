import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inProcesses } from './inProcesses.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'processes-'))))
afterEach(() => rm(folder, { recursive: true }))

const renderings = Array.from({ length: 40 }, (_, index) => ({
  address: `/page-${index}`,
  id: `page${index}`,
}))

/** Renders by a script, and gives what came of each address. */
async function render(text: string) {
  const script = path.join(folder, 'worker.cjs')
  await writeFile(script, text)
  const done = new Map<string, string>()
  await inProcesses(renderings, script, 2, async ({ address }, { html }) => {
    done.set(address, html)
  })
  return done
}

/** A script that does `body` for each `address`, with a function `answer` at hand. */
const answering = (body: string) => `process.on('message', (address) => {
  const answer = (content) => process.send({ address, content })
  ${body}
})`

const PAGE =
  '{ page: { status: 200, html: `${process.pid} ${address}`, structuredData: undefined } }'

it('gives every address its own page, in whatever order they are ready', async () => {
  const done = await render(answering(`setTimeout(() => answer(${PAGE}), Math.random() * 20)`))
  expect([...done.keys()].toSorted()).toEqual(renderings.map(({ address }) => address).toSorted())
  for (const [address, html] of done) expect(html.split(' ')[1]).toBe(address)
  expect(new Set([...done.values()].map((html) => html.split(' ')[0])).size).toBe(2)
})

it('says which address cannot be rendered, and why', async () => {
  const failing = `answer(address === '/page-17' ? { error: 'no title' } : ${PAGE})`
  await expect(render(answering(failing))).rejects.toThrow('/page-17 cannot be rendered: no title')
})

it('says so when a process ends', async () => {
  const ending = `if (address === '/page-17') process.exit(1); else answer(${PAGE})`
  await expect(render(answering(ending))).rejects.toThrow('cannot be rendered: its process ended')
})

it('says so when a process cannot even start', async () => {
  await expect(render('process.exit(1)')).rejects.toThrow('cannot be rendered: its process ended')
})
