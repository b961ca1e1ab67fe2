import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ENGLISH, form, startService, type RunningService } from './testing/startService.ts'

const RULE = { part: 'CV', types: ['pdf', 'docx'], maxFiles: 2, maxMegabytes: 2 }

let service: RunningService
beforeEach(async () => {
  service = await startService({ settings: { ...ENGLISH, files: [RULE] } })
})
afterEach(async () => service.stop())

/** A valid form with files of these names and sizes. */
function withFiles(...files: readonly (readonly [name: string, size: number])[]) {
  const data = form()
  for (const [name, size] of files) data.append('CV', new File(['x'.repeat(size)], name))
  return data
}

const post = async (body: FormData, accept = 'application/json') =>
  fetch(service.url, { method: 'POST', body, headers: { Accept: accept } })

const storedFiles = async () =>
  readdir(path.join(service.folder, 'files')).catch((): string[] => [])

test('stores the files of a form', async () => {
  const reply = await post(withFiles(['cv.pdf', 3], ['letter.docx', 1_500_000]))
  expect(reply.status).toBe(200)
  const [line = ''] = await service.outbox()
  expect(JSON.parse(line)).toMatchObject({
    parts: [
      ['access_key', 'embedded'],
      ['Name', 'Ada'],
    ],
    files: [
      { part: 'CV', name: 'cv.pdf', size: 3, path: expect.stringMatching(/^files\/.+-cv\.pdf$/) },
      { part: 'CV', name: 'letter.docx', size: 1_500_000 },
    ],
  })
  expect(await storedFiles()).toHaveLength(2)
})

test('accepts a form whose input has no file', async () => {
  const data = form()
  data.append('CV', new File([], ''))
  expect((await post(data)).status).toBe(200)
  expect(JSON.parse((await service.outbox())[0] ?? '')).not.toHaveProperty('files')
})

test('refuses a form with a file that is not allowed, and stores nothing', async () => {
  const reply = await post(withFiles(['cv.pdf', 3], ['cv.exe', 3]))
  expect(reply.status).toBe(415)
  const message = 'The file “cv.exe” has a type that is not accepted. Send one of: pdf, docx.'
  expect(await reply.json()).toMatchObject({ success: false, message })
  expect(await service.outbox()).toEqual([])
  expect(await storedFiles()).toEqual([])
})

test('shows the reason on a page without scripts', async () => {
  const reply = await post(withFiles(['<b>.exe', 3]), 'text/html')
  expect(await reply.text()).toContain('<p>The file “&lt;b&gt;.exe” has a type')
})

test.each([
  ['files', withFiles(['cv.pdf', 2_000_001]), 'The files for CV are too large. The limit is 2 MB.'],
  ['a request', withFiles(['cv.pdf', 3_100_000]), 'The form is too large. The limit is 3 MB.'],
  ['texts', form(['Message', 'x'.repeat(1_100_000)]), 'The form is too large. The limit is 1 MB.'],
])('refuses %s beyond the limit', async (_, body, message) => {
  const reply = await post(body)
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({ success: false, message })
  expect(await service.outbox()).toEqual([])
})
