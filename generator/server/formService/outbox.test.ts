import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { outboxAt, type Delivery } from './outbox.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
})
afterEach(async () => rm(folder, { recursive: true }))

const delivery = (text: string): Delivery => ({ time: 'T', parts: [['Message', text]] })
const line = (text: string) => `{"time":"T","parts":[["Message","${text}"]]}\n`

test('appends to an existing file', async () => {
  const file = path.join(folder, 'forms.jsonl')
  await writeFile(file, 'before\n')
  await outboxAt(file)(delivery('a'))
  expect(await readFile(file, 'utf8')).toBe(`before\n${line('a')}`)
})

test('creates the file on first use, readable only for this user', async () => {
  const file = path.join(folder, 'new/forms.jsonl')
  const deliver = outboxAt(file)
  await expect(stat(path.dirname(file))).rejects.toMatchObject({ code: 'ENOENT' })
  await deliver(delivery('a'))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('writes deliveries completely and in order', async () => {
  const file = path.join(folder, 'forms.jsonl')
  const deliver = outboxAt(file)
  const texts = ['a'.repeat(3_000_000), 'b', 'c', 'd']
  await Promise.all(texts.map(async (text) => deliver(delivery(text))))
  expect(await readFile(file, 'utf8')).toBe(texts.map(line).join(''))
})

test('delivers again after a failure', async () => {
  const file = path.join(folder, 'forms.jsonl')
  await mkdir(file)
  const deliver = outboxAt(file)
  await expect(deliver(delivery('a'))).rejects.toMatchObject({ code: 'EISDIR' })
  await rm(file, { recursive: true })
  await deliver(delivery('b'))
  expect(await readFile(file, 'utf8')).toBe(line('b'))
})

test('stores files beside the line that names them, readable only for this user', async () => {
  const file = path.join(folder, 'forms.jsonl')
  const bytes = new Uint8Array([0, 255, 10, 13])
  const cv = { part: 'CV', name: '../cv.pdf', type: 'application/pdf', bytes }
  await outboxAt(file)({ ...delivery('a'), files: [cv, cv] })
  const line = JSON.parse(await readFile(file, 'utf8'))
  const described = { part: 'CV', name: '../cv.pdf', type: 'application/pdf', size: 4 }
  expect(line).toMatchObject({ ...delivery('a'), files: [described, described] })
  const { files } = z.object({ files: z.array(z.object({ path: z.string() })) }).parse(line)
  expect(new Set(files.map((one) => one.path)).size).toBe(2)
  for (const one of files) {
    const stored = path.join(folder, one.path)
    expect(path.dirname(stored)).toBe(path.join(folder, 'files'))
    expect(new Uint8Array(await readFile(stored))).toEqual(bytes)
    expect((await stat(stored)).mode & 0o777).toBe(0o600)
  }
})
