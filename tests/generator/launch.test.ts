import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { launchProblems, launchText } from '../../generator/inspect/launch.ts'
import { findPlaceholder } from '../../generator/inspect/launchChecks.ts'
import { formatPath } from '../../generator/diagnostics/diagnostic.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { here } from './project.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const CONFIGURED = {
  FORM_ENDPOINT: 'https://api.web3forms.com/submit',
  FORM_ACCESS_KEY: 'key',
  MAPS_KEY: 'key',
}

/** What is found in the minimal fixture, edited. */
async function findings(
  edit: (manifest: string) => string,
  environment: NodeJS.ProcessEnv,
  now: string,
) {
  const manifest = await readManifest(await temporaryProject(edit))
  return launchProblems(manifest, environment, new Date(now))
}

/** Replaces everything that the launch check finds. */
const finished = (text: string) =>
  text
    .replaceAll('example.com', 'keystead-solutions.com')
    .replaceAll(/sample\(('[^']+')\)/g, '$1')
    .replaceAll('555-01', '556-01')
    .replaceAll('55501', '55601')
    .replaceAll('2025-07-18T', '2030-07-18T')

it('lists all findings with their lines', async () => {
  const found = await findings((text) => text, {}, '2027-12-01T00:00:00Z')
  await expect(`${launchText(found, [])}\n`).toMatchFileSnapshot(here('launch.txt'))
})

it('lists no example that shows visitors the format of a value', async () => {
  const translated = (text: string) =>
    finished(text)
      .replace("hint: 'Ten digits'", "hint: 'Zum Beispiel (301) 555-0100'")
      .replace(
        'redirects: [',
        "texts: { form: { emailFormat: 'Eine Adresse wie name@firma.example', phoneFormat: 'Zehn Ziffern, z. B. (301) 555-0100', unavailable: 'Schreiben Sie an name@example.com.' } },\n  $&",
      )
  const found = await findings(translated, CONFIGURED, '2026-12-01T00:00:00Z')
  expect(found).toMatchObject([
    { path: ['texts', 'form', 'unavailable'], message: '"example.com" is reserved for examples.' },
  ])
})

it('lists open positions after their last day', async () => {
  const position =
    "{ title: 'A', text: 'B', location: { city: 'C' }, clearance: 'D', discipline: 'E', posted: '2026-01-01', closes: '2026-01-31', apply: '/' }"
  const section = `{ kind: 'openings', heading: 'Jobs', none: 'None.', positions: [${position}] },`
  const edit = (text: string) => finished(text).replace('sections: [', `sections: [${section}`)
  const dates = async (now: string) =>
    (await findings(edit, CONFIGURED, now)).filter(({ code }) => code === 'past-date')
  // The day ends at midnight UTC, because the fixture has no time zone.
  expect(await dates('2026-01-31T23:59:00Z')).toEqual([])
  expect(await dates('2026-02-01T00:00:00Z')).toMatchObject([
    { path: ['routes', '/', 'sections', 0, 'positions', 0, 'closes'] },
  ])
})

it('lists facts of a page whose review is due', async () => {
  const fact = (review: string) =>
    `{ term: 'T', values: ['V'], evidence: { source: 'Registry', confirmed: '2026-01-31'${review} } }`
  const section = `{ kind: 'factSheet', heading: 'Facts', facts: [${fact('')}, ${fact(", review: '2026-06-30'")}] },`
  const edit = (text: string) => finished(text).replace('sections: [', `sections: [${section}`)
  const reviews = async (now: string) =>
    (await findings(edit, CONFIGURED, now)).flatMap(({ path }) => {
      const property = formatPath(path)
      return property.endsWith('evidence.confirmed') ? [property] : []
    })
  expect(await reviews('2026-06-29T00:00:00Z')).toEqual([])
  expect(await reviews('2026-06-30T00:00:00Z')).toEqual([expect.stringContaining('facts[1]')])
  expect(await reviews('2027-01-31T00:00:00Z')).toHaveLength(2)
})

it.each([
  [
    CONFIGURED,
    [
      'FORM_ACCEPTS_FILES is not true. Forms send files: CV (up to 3 MB). Check that your form service accepts them, then set it to true.',
    ],
  ],
  [{ ...CONFIGURED, FORM_ACCEPTS_FILES: 'true' }, []],
  [
    { MAPS_KEY: 'key' },
    [expect.stringMatching(/^FORM_ENDPOINT /), expect.stringMatching(/^FORM_ACCESS_KEY /)],
  ],
])('checks the configuration %j of a site with files in a form', async (environment, messages) => {
  const withFiles = (text: string) =>
    finished(text).replace(
      'fields: [',
      "fields: [{ kind: 'file', name: 'cv', label: 'CV', maxMegabytes: 3, send: 'CV' },",
    )
  const found = await findings(withFiles, environment, '2026-12-01T00:00:00Z')
  expect(found.map(({ message }) => message)).toEqual(messages)
})

it.each([
  ['', '2027-11-20'],
  [", review: '2027-02-01'", '2027-02-01'],
])('lists a value with the options %j from its review on, %s', async (options, day) => {
  const edit = (text: string) => finished(text).replace("confirmed: '2026-11-20'", `$&${options}`)
  const review = Date.parse(day)
  expect(await findings(edit, CONFIGURED, new Date(review - 1).toISOString())).toEqual([])
  expect(await findings(edit, CONFIGURED, new Date(review).toISOString())).toMatchObject([
    { code: 'review-due', line: 8 },
  ])
})

it('uses the time zone of an event', async () => {
  const soon = (text: string) => finished(text).replaceAll('2030-07-18T', '2027-07-18T')
  expect(await findings(soon, CONFIGURED, '2027-07-18T20:59:59Z')).toEqual([])
  expect(await findings(soon, CONFIGURED, '2027-07-18T21:00:00Z')).toMatchObject([
    {
      code: 'past-date',
      message: 'The event happyHour ended on 2027-07-18 at 17:00 (America/New_York).',
    },
  ])
})

it('checks the expiry date of security.txt', async () => {
  const until = (text: string) =>
    finished(text).replace(
      'constants: facts,',
      "security: { contacts: ['mailto:security@keystead-solutions.com'], expires: '2027-03-01' },\n  constants: facts,",
    )
  expect(await findings(until, CONFIGURED, '2027-02-28T23:59:59Z')).toEqual([])
  expect(await findings(until, CONFIGURED, '2027-03-01T00:00:00Z')).toMatchObject([
    { code: 'past-date', message: 'security.txt expired on 2027-03-01.' },
  ])
})

it.each([
  [
    { ...CONFIGURED, SITE_STAGING: 'true' },
    ['SITE_STAGING is true. Search engines would not index the site. Remove it.'],
  ],
  [
    { ...CONFIGURED, MAPS_KEY: '' },
    ['MAPS_KEY is not set. These pages would show the address without a map: /contact-us.'],
  ],
  [
    { MAPS_KEY: 'key', FORM_ENDPOINT: 'https://x.org/' },
    [
      'FORM_ENDPOINT is set, but FORM_ACCESS_KEY is not. Set both. Or set neither: forms then work only with npm start, npm run preview and npm run dev.',
    ],
  ],
  [
    { ...CONFIGURED, FORM_ENDPOINT: 'https://forms.example.com/' },
    [
      'FORM_ENDPOINT is "https://forms.example.com/", a placeholder. Set the URL of your form service.',
    ],
  ],
  [
    { ...CONFIGURED, FORM_ENDPOINT: 'http://forms.org/' },
    ['FORM_ENDPOINT is "http://forms.org/", which is not encrypted. Set an https URL.'],
  ],
])('checks the configuration %j', async (environment, messages) => {
  const found = await findings(finished, environment, '2026-12-01T00:00:00Z')
  expect(found.map(({ message }) => message)).toEqual(messages)
})

it.each([
  ['https://www.example.com', 'www.example.com'],
  ['mailto:someone@example.org', 'example.org'],
  ['http://localhost:80', 'localhost'],
  ['a.test', 'a.test'],
  ['(301) 555-0142', '(301) 555-0142'],
  ['+13015550142', '+13015550142'],
  ['https://www.examples.com, latest tests, 555-0200', undefined],
  ['For example, common words', undefined],
])('finds in %j the placeholder %j', (text, found) => {
  expect(findPlaceholder(text)).toBe(found)
})

it('finds each sample of a new site once, with its location', async () => {
  const starter = here('../../generator/newSite/starter')
  const manifest = await readManifest({
    ...projectAt(),
    manifest: `${starter}/site.manifest.ts`,
    images: `${starter}/images`,
  })
  const { source } = manifest
  const found = launchProblems(manifest, CONFIGURED, new Date(0))
  const marks = source.files.flatMap(({ text }) => [...text.matchAll(/\bsample\(/g)])
  const samples = found.filter(({ code }) => code === 'sample-value')
  expect(samples.length).toBe(marks.length)
  for (const { file, line, column } of samples) {
    const lines = source.files.find(({ name }) => name === file)?.text.split('\n') ?? []
    expect(lines[line - 1]?.slice(column - 1)).toMatch(/^sample\(/)
  }
})

const SHOWN = [
  'places.office.phone.text',
  'places.office.phone.dial',
  'places.office.map.directions',
  'events.happyHour.end',
  'forms.contact.label',
]

/** The properties of the findings of a page of the minimal fixture, with a sample in its form. */
async function propertiesOf(page: string, edit = (text: string) => text) {
  const manifest = await readManifest(
    await temporaryProject((text) =>
      edit(text).replace("label: 'Contact form'", "label: sample('Contact form')"),
    ),
  )
  const now = new Date('2027-12-01T00:00:00Z')
  const found = launchProblems(manifest, {}, now, page)
  return found.map(({ path }) => formatPath(path))
}

it.each([
  ['/', []],
  ['/contact-us', SHOWN],
  ['/contact-us/write', SHOWN],
])('lists what is on %s: its own values, its forms, events and places', async (page, shown) => {
  expect(await propertiesOf(page)).toEqual(shown)
})

it('lists what links to it on other pages, but nothing else of them', async () => {
  const card = "{ icon: 'cpu', title: 'Systems', titlePosition: 'beside' }"
  const found = await propertiesOf('/contact-us', (text) =>
    text.replace(
      card,
      `{ icon: 'cpu', title: sample('Write'), link: '/contact-us#form' }, { icon: 'cpu', title: sample('Other') }`,
    ),
  )
  expect(found.filter((property) => !SHOWN.some((shown) => shown === property))).toEqual([
    'routes["/"].sections[0].cards[1].title',
  ])
})

it('rejects a page that does not exist', async () => {
  await expect(propertiesOf('/contact')).rejects.toThrow('"/contact" is not a page of this site.')
})

it('says how to check the whole site', () => {
  expect(launchText([], [], '/')).toBe(
    'Nothing to fix on /. To check the whole site, run: npm run site -- launch',
  )
})
