import { expect, it } from 'vitest'
import { OTHER_RUN, TOKEN_HEADER } from '../protocol.ts'
import { checkRequest } from './plugin.ts'

const TOKEN = 'a'.repeat(64)

const OWN = {
  method: 'POST',
  remoteAddress: '127.0.0.1',
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
  },
}

it.each([
  ['localhost:5173', '127.0.0.1'],
  ['127.0.0.1:5173', '::ffff:127.0.0.1'],
  ['[::1]:5173', '::1'],
])('accepts a request of its own page at %s', (host, remoteAddress) => {
  const headers = { ...OWN.headers, host, origin: `http://${host}` }
  expect(checkRequest({ ...OWN, remoteAddress, headers }, TOKEN)).toBeUndefined()
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
  const refusal = checkRequest(
    { ...OWN, ...request, headers: { ...OWN.headers, ...headers } },
    TOKEN,
  )
  expect(refusal?.status).toBe(status)
})

it('refuses methods and media types that a form of another site could send', () => {
  expect(checkRequest({ ...OWN, method: 'GET' }, TOKEN)?.status).toBe(405)
  for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
    const headers = { ...OWN.headers, 'content-type': type }
    expect(checkRequest({ ...OWN, headers }, TOKEN)?.status).toBe(415)
  }
})
