import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { formatPath } from '../../generator/diagnostics/diagnostic.ts'
import { launchProblems, launchText, problemsOnPage } from '../../generator/inspect/launch.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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
  const found = problemsOnPage(launchProblems(manifest, {}, now), page, manifest)
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
