import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadEnv } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import {
  buildTime,
  EMBEDDED_FORM_SERVICE,
  envFileVariables,
  readConfiguration,
} from './configuration.ts'

const ENDPOINT = 'https://forms.example.com/submit'

it('reads the form service', () => {
  expect(readConfiguration({ FORM_ENDPOINT: ENDPOINT, FORM_ACCESS_KEY: 'key' })).toEqual({
    formService: { action: ENDPOINT, accessKey: 'key' },
    embedded: false,
    staging: false,
  })
})

it('ignores the white space around each variable', () => {
  const names = [
    'FORM_ENDPOINT',
    'FORM_ACCESS_KEY',
    'MAPS_KEY',
    'SITE_STAGING',
    'SOURCE_DATE_EPOCH',
  ]
  const values = [ENDPOINT, 'key', 'AIza-_1', 'true', '1767225600']
  const environment = Object.fromEntries(names.map((name, at) => [name, ` \t${values[at]}\r\n`]))
  expect(readConfiguration(environment)).toEqual({
    formService: { action: ENDPOINT, accessKey: 'key' },
    embedded: false,
    staging: true,
    mapsKey: 'AIza-_1',
  })
  expect(buildTime(environment)).toBe('2026-01-01T00:00:00.000Z')
})

it('rejects a SOURCE_DATE_EPOCH that is no number, and ignores an empty one', () => {
  expect(() => buildTime({ SOURCE_DATE_EPOCH: '1e30' })).toThrow('SOURCE_DATE_EPOCH is "1e30". Set')
  expect(Date.parse(buildTime({ SOURCE_DATE_EPOCH: ' ' }))).toBeGreaterThan(Date.now() - 10_000)
})

it.each([{}, { FORM_ENDPOINT: '', FORM_ACCESS_KEY: '' }])(
  'uses the inbox for %j',
  (environment) => {
    expect(readConfiguration(environment)).toMatchObject({
      formService: { action: EMBEDDED_FORM_SERVICE },
      embedded: true,
    })
  },
)

const BOTH =
  'Set both. Or set neither: forms then work only with npm start, npm run preview and npm run dev.'
const UNCLEAN = 'Remove the spaces, line breaks and invisible characters in it.'
const KEY = 'Use only letters, digits, hyphens and underscores.'

it.each<[NodeJS.ProcessEnv, string]>([
  [{ FORM_ENDPOINT: ENDPOINT }, `FORM_ENDPOINT is set, but FORM_ACCESS_KEY is not. ${BOTH}`],
  [{ FORM_ACCESS_KEY: 'key' }, `FORM_ACCESS_KEY is set, but FORM_ENDPOINT is not. ${BOTH}`],
  ...['/submit', 'forms.example.com', 'ftp://forms.example.com/', 'javascript:alert(1)'].map(
    (action): [NodeJS.ProcessEnv, string] => [
      { FORM_ENDPOINT: action, FORM_ACCESS_KEY: 'key' },
      `FORM_ENDPOINT is "${action}". Set it to an absolute http or https URL.`,
    ],
  ),
  ...['a key', 'a\nkey', 'a\u200Bkey'].map((key): [NodeJS.ProcessEnv, string] => [
    { FORM_ENDPOINT: ENDPOINT, FORM_ACCESS_KEY: key },
    `FORM_ACCESS_KEY is ${JSON.stringify(key)}. ${UNCLEAN}`,
  ]),
  [
    { FORM_ENDPOINT: `${ENDPOINT}\n/x`, FORM_ACCESS_KEY: 'key' },
    `FORM_ENDPOINT is "${ENDPOINT}\\n/x". ${UNCLEAN}`,
  ],
  [{ SITE_STAGING: 'yes' }, 'SITE_STAGING is "yes". Set it to true or false.'],
  [{ MAPS_KEY: 'a key' }, `MAPS_KEY is "a key". ${KEY}`],
  [{ MAPS_KEY: '"><script>' }, `MAPS_KEY is "\\"><script>". ${KEY}`],
])('rejects %j', (environment, problem) => {
  expect(readConfiguration(environment)).toEqual({ problem })
})

it.each([
  ['true', true],
  ['false', false],
  ['', false],
])('reads SITE_STAGING=%s as %s', (text, staging) => {
  expect(readConfiguration({ SITE_STAGING: text })).toMatchObject({ staging })
})

it('reads the optional key for maps', () => {
  expect(readConfiguration({ MAPS_KEY: 'AIza-_1' })).toMatchObject({ mapsKey: 'AIza-_1' })
  expect(readConfiguration({ MAPS_KEY: '' })).not.toHaveProperty('mapsKey')
})

it('reads the first variable of an env file with a byte-order mark', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, '.env'), '\uFEFFMAPS_KEY=first\r\nSITE_STAGING=true\r\n')
  const variables = envFileVariables((prefixes) => loadEnv('production', folder, prefixes))
  expect(variables).toEqual({ MAPS_KEY: 'first', SITE_STAGING: 'true' })
})

it('reads the deploy hook, and names no secret in the message about an invalid one', () => {
  const hook = 'https://host.example.com/hooks/secret'
  expect(readConfiguration({ DEPLOY_HOOK: hook })).toMatchObject({ deployHook: hook })
  const problem = expect.stringMatching(/^DEPLOY_HOOK is no (?!.*secret)/)
  expect(readConfiguration({ DEPLOY_HOOK: 'secret' })).toEqual({ problem })
})
