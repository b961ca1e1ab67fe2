import { expect, it } from 'vitest'
import { OTHER_RUN, TOKEN_HEADER } from '../protocol.ts'
import { refusalOf } from './editorPlugin.ts'

const TOKEN = 'a'.repeat(64)

const OWN = {
  remoteAddress: '127.0.0.1',
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    [TOKEN_HEADER]: TOKEN,
  },
}

it.each([
  ['localhost:5173', '127.0.0.1'],
  ['127.0.0.1:5173', '::ffff:127.0.0.1'],
  ['[::1]:5173', '::1'],
])('accepts a request of its own page at %s', (host, remoteAddress) => {
  const headers = { ...OWN.headers, host, origin: `http://${host}` }
  expect(refusalOf({ ...OWN, remoteAddress, headers }, TOKEN)).toBeUndefined()
})

it.each([
  ['another machine', { remoteAddress: '192.168.1.20' }, {}],
  ['an unknown client', { remoteAddress: undefined }, {}],
  [
    'a host name that leads to this machine',
    {},
    { host: 'evil.example', origin: 'http://evil.example' },
  ],
  ['a host name that starts like this machine', {}, { host: 'localhost.evil.example' }],
  ['no host name', {}, { host: undefined }],
  ['a page of another site', {}, { origin: 'https://evil.example' }],
  ['a page of another server on this machine', {}, { origin: 'http://localhost:3000' }],
  ['a page without an origin', {}, { origin: 'null' }],
  ['a program that sends no origin', {}, { origin: undefined }],
  ['a page of an earlier run', {}, { [TOKEN_HEADER]: 'b'.repeat(64) }, OTHER_RUN],
  ['a page without the token', {}, { [TOKEN_HEADER]: undefined }, OTHER_RUN],
  ['a page with a part of the token', {}, { [TOKEN_HEADER]: 'a'.repeat(63) }, OTHER_RUN],
])('refuses a request of %s', (_, request, headers, status = 403) => {
  const refusal = refusalOf({ ...OWN, ...request, headers: { ...OWN.headers, ...headers } }, TOKEN)
  expect(refusal?.status).toBe(status)
})
