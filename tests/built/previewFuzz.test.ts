import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSiteCommand } from '../support/command.ts'
import { freePort } from '../support/freePort.ts'
import { fuzzSite, writeSecretFile } from '../support/fuzzSite.ts'
import { DIST, documents } from './files.ts'

const ROOT = path.dirname(DIST)

let preview: ChildProcess
let port: number
let secret: string
let output = ''

beforeAll(async () => {
  secret = await writeSecretFile(ROOT)
  port = await freePort()
  preview = startSiteCommand(ROOT, ['preview'], { PORT: String(port) })
  preview.stderr?.on('data', (text) => (output += String(text)))
  await new Promise<void>((resolve, reject) => {
    preview.once('exit', () => reject(new Error(`The preview did not start: ${output}`)))
    preview.stdout?.on('data', (text) => {
      output += String(text)
      if (output.includes('The site is at')) resolve()
    })
  })
}, 60_000)
afterAll(async () => {
  preview.kill()
  await rm(secret, { force: true })
})

it('answers every hostile request, and never with private files', async () => {
  const { statuses, problems, summary } = await fuzzSite(port, 'localhost', {
    // The preview serves http only.
    withoutDirective: 'upgrade-insecure-requests',
  })
  const hasCrashed = preview.exitCode !== null || preview.signalCode !== null
  process.stdout.write(`preview: ${summary}, crashes ${Number(hasCrashed)}\n`)
  expect(problems.slice(0, 10)).toEqual([])
  expect(hasCrashed).toBe(false)
  expect(output).not.toMatch(/failed|could not be sent|Unhandled/)
  // A site with few pages has fewer valid targets.
  expect(statuses.get(200)).toBeGreaterThan(Math.min(1000, 150 * documents.length))
}, 120_000)
