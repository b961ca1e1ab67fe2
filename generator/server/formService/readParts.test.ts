import { expect, test } from 'vitest'
import { readParts } from './readParts.ts'
import { ENGLISH } from './testing/startService.ts'

const read = (type: string | undefined, body: Uint8Array<ArrayBuffer>) =>
  readParts(type, body, ENGLISH.texts)
const bytes = (text: string) => new TextEncoder().encode(text)
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const UNREADABLE = {
  kind: 'refused',
  status: 400,
  message: 'The form could not be read. Send it again.',
}

async function multipart(data: FormData) {
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: data })
  return read(
    headers.get('content-type') ?? '',
    new Uint8Array(await new Response(body).arrayBuffer()),
  )
}

test('reads multipart parts in order, with repeated names and all characters', async () => {
  const parts: [string, string][] = [
    ['Job Interest', 'Data Scientist'],
    ['Name', 'Zoë "Z" <z@example.com>; x=y'],
    ['Job Interest', 'Reverse Engineer'],
    ['Message', 'one\r\ntwo\r\n--not-a-boundary\r\n🚀'],
    ['quote " in name', ''],
  ]
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  expect(await multipart(data)).toEqual({ kind: 'parts', parts, files: [] })
})

test('reads urlencoded parts', async () => {
  expect(await read(`${FORM_TYPE}; charset=UTF-8`, bytes('a=1&b=x+y%26z&a=2'))).toEqual({
    kind: 'parts',
    parts: [
      ['a', '1'],
      ['b', 'x y&z'],
      ['a', '2'],
    ],
    files: [],
  })
})

test('reads a JSON object, arrays as repeated parts', async () => {
  const body = bytes('{"Name":"Ada","Job Interest":["a","b"],"age":36,"agreed":true}')
  expect(await read('Application/JSON', body)).toEqual({
    kind: 'parts',
    parts: [
      ['Name', 'Ada'],
      ['Job Interest', 'a'],
      ['Job Interest', 'b'],
      ['age', '36'],
      ['agreed', 'true'],
    ],
    files: [],
  })
})

test.each([
  ['broken JSON', JSON_TYPE, '{"Name":'],
  ['JSON that is not an object', JSON_TYPE, '["Name"]'],
  ['JSON with a nested object', JSON_TYPE, '{"Name":{"first":"Ada"}}'],
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  ['incomplete multipart', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
])('rejects %s', async (_, type, body) => {
  expect(await read(type, bytes(body))).toEqual(UNREADABLE)
})

test.each(['text/plain', 'application/jsonp', '', undefined])(
  'rejects the content type %j',
  async (type) => {
    expect(await read(type, bytes('a=1'))).toMatchObject({ kind: 'refused', status: 415 })
  },
)

test('reads files, and the part of an input without a file as an empty text', async () => {
  const data = new FormData()
  data.append('Name', 'Ada')
  data.append('CV', new File(['text'], 'résumé "1".txt', { type: 'text/plain' }))
  data.append('CV', new File([], 'empty.txt', { type: 'text/plain' }))
  data.append('Photo', new File([], ''))
  expect(await multipart(data)).toEqual({
    kind: 'parts',
    parts: [
      ['Name', 'Ada'],
      ['Photo', ''],
    ],
    files: [
      { part: 'CV', name: 'résumé "1".txt', type: 'text/plain', bytes: bytes('text') },
      { part: 'CV', name: 'empty.txt', type: 'text/plain', bytes: bytes('') },
    ],
  })
})

test('reads the part of a browser whose input has no file as an empty text', async () => {
  const head = 'Content-Disposition: form-data; name="CV"; filename=""'
  const body = `--b\r\n${head}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n`
  expect(await read('multipart/form-data; boundary=b', bytes(body))).toEqual({
    kind: 'parts',
    parts: [['CV', '']],
    files: [],
  })
})
