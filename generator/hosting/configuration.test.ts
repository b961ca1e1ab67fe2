import { expect, it } from 'vitest'
import { EMBEDDED_FORM_SERVICE, readConfiguration } from './configuration.ts'

const ENDPOINT = 'https://forms.example.com/submit'

it('takes the form service that the environment names', () => {
  expect(readConfiguration({ FORM_ENDPOINT: ENDPOINT, FORM_ACCESS_KEY: 'key' })).toEqual({
    formService: { action: ENDPOINT, accessKey: 'key' },
    embedded: false,
    staging: false,
  })
})

it.each([{}, { FORM_ENDPOINT: '', FORM_ACCESS_KEY: '' }])(
  'falls back to the embedded form service where %j names none',
  (environment) => {
    expect(readConfiguration(environment)).toMatchObject({
      formService: { action: EMBEDDED_FORM_SERVICE },
      embedded: true,
    })
  },
)

it.each([
  [{ FORM_ENDPOINT: ENDPOINT }, 'FORM_ENDPOINT is set and FORM_ACCESS_KEY is not'],
  [{ FORM_ACCESS_KEY: 'key' }, 'FORM_ACCESS_KEY is set and FORM_ENDPOINT is not'],
])('refuses %j, which is half a form service', (environment, problem) => {
  expect(readConfiguration(environment)).toEqual({
    problem: `${problem}: set both, or neither for the embedded form service.`,
  })
})

it.each(['/submit', 'forms.example.com', 'ftp://forms.example.com/', 'javascript:alert(1)'])(
  'refuses %s, which browsers cannot post to from anywhere',
  (action) => {
    expect(readConfiguration({ FORM_ENDPOINT: action, FORM_ACCESS_KEY: 'key' })).toEqual({
      problem: `FORM_ENDPOINT is "${action}": it must be an absolute http or https address.`,
    })
  },
)

it.each([
  ['true', true],
  ['false', false],
  ['', false],
])('takes SITE_STAGING=%s for %s', (text, staging) => {
  expect(readConfiguration({ SITE_STAGING: text })).toMatchObject({ staging })
})

it('refuses a switch that is neither on nor off', () => {
  expect(readConfiguration({ SITE_STAGING: 'yes' })).toEqual({
    problem: 'SITE_STAGING is "yes": set it to true or false.',
  })
})

it('takes the key for maps, and does without', () => {
  expect(readConfiguration({ MAPS_KEY: 'AIza-_1' })).toMatchObject({ mapsKey: 'AIza-_1' })
  expect(readConfiguration({ MAPS_KEY: '' })).not.toHaveProperty('mapsKey')
})

it.each(['a key', '"><script>'])('refuses %s, which is no key', (key) => {
  expect(readConfiguration({ MAPS_KEY: key })).toEqual({
    problem: `MAPS_KEY is ${JSON.stringify(key)}: a key consists of letters, digits, hyphens and underscores.`,
  })
})
