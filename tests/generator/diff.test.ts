import { expect, it, vi } from 'vitest'
import { manifestError } from '../../generator/project/generateProject.ts'
import { diffSites, parseSnapshot, type Version } from '../../generator/inspect/diff.ts'
import { reportMarkdown, reportText } from '../../generator/inspect/diffReport.ts'
import { UserError } from '../../generator/diagnostics/commandRun.ts'
import { importByNode } from '../../generator/manifest/load.ts'
import { generateProject } from '../../generator/project/generateProject.ts'
import { BASE, EDITS, type Edit } from './diff/edits.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const NOW = '2026-11-27T00:00:00Z'

/** The snapshot of the base site after an edit. */
async function snapshotAfter(edit: Edit): Promise<Version> {
  const project = await temporaryProject((manifest) =>
    [...BASE, ...edit].reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The manifest does not hold: ${from}`)
      return text.replace(from, () => to)
    }, manifest),
  )
  const { files, diagnostics } = await generateProject(project, importByNode)
  if (files === undefined) throw manifestError(diagnostics)
  return parseSnapshot(files.get('site.snapshot.json') ?? '', 'The manifest')
}

let baseSnapshot: Promise<Version> | undefined

/** The snapshot of the base site, generated once. */
const base = () => (baseSnapshot ??= snapshotAfter([]))

/** The changes of each edit: level, page (none for the whole site), property and what happened to it. */
const CHANGES: Readonly<Record<keyof typeof EDITS, readonly string[]>> = {
  nothing: [],
  'page-removed': ['breaking /services: address removed'],
  'page-removed-with-redirect': ['visible /services: address changed'],
  'page-moved': ['visible /services: address changed', 'visible /offerings: address added'],
  'page-moved-without-redirect': [
    'breaking /services: address removed',
    'visible /offerings: address added',
  ],
  'page-added': ['visible /team: address added'],
  'path-removed': ['breaking /contact-us/write: address removed'],
  redirects: [
    'breaking /old/contact: address removed',
    'visible /former/contact: address added',
    'visible /start: address added',
  ],
  'redirect-elsewhere': ['visible /old/contact: address changed'],
  'page-settings': [
    'wording /services: hero.images[0] changed',
    'wording /services: hero.size changed',
    'visible /services: indexed changed',
    'visible /services: title changed',
  ],
  sections: [
    'wording /contact-us: sections["Visit us"].heading changed',
    'visible /contact-us: sections["Visit us"].kind changed',
    'visible /contact-us: sections["Visit us"].place removed',
    'visible /contact-us: sections["Visit us"].actions added',
    'visible /contact-us: sections["Visit us"].imageSide added',
    'visible /contact-us: sections["Visit us"].paragraphs added',
    'visible /contact-us: sections["Visit us"].points added',
    'visible /services: sections.onward.id changed',
    'breaking /contact-us: anchors["visit-us"] removed',
    'visible /contact-us: contacts[1] removed',
    'breaking /contact-us/write: anchors["visit-us"] removed',
    'breaking /services: anchors.onward removed',
  ],
  navigation: [
    'visible : footer.legal["/services"] added',
    'visible : navigation["/"].text changed',
    'visible : navigation["/contact-us"].children["/contact-us#form"] removed',
  ],
  copy: [
    'wording /services: sections["From start to end"].paragraphs[0] changed',
    'wording /services: sections.onward.heading changed',
    'wording : footer.smallPrint changed',
  ],
  links: ['visible /services: sections.onward.links["/"].to changed'],
  'wire-name': ['breaking : forms.contact.fields.email.send changed'],
  fields: [
    'wording : forms.contact.fields.phone.label changed',
    'visible : forms.contact.fields.phone.required changed',
    'visible : forms.contact.fields.topic.options[1] changed',
    'visible : forms.contact.fields.name.autocomplete changed',
    'wording : forms.contact.fields.name.label changed',
    'visible : forms.contact.fields.name.name changed',
    'breaking : forms.contact.fields.name.send changed',
    'visible : forms.contact.privacy changed',
    'visible : forms.contact.subject changed',
  ],
  constants: [
    'wording /: sections["In figures"].statistics[0].value changed',
    'wording /services: sections["From start to end"].paragraphs[1] changed',
    'visible : constants.founded.value changed',
    'wording : constants.staff added',
    'wording : footer.summary changed',
  ],
  'third-parties': [
    'visible /contact-us: sections["Visit us"] removed',
    'visible /services: sections["Ask us"] added',
    'breaking : media.source.kind changed',
    'breaking : media.source.url added',
    'breaking : media.source.widthParameter added',
    'breaking : thirdParties.pictures added',
    'breaking /contact-us: anchors["visit-us"] removed',
    'visible /contact-us: contacts[1] removed',
    'breaking /contact-us/write: anchors["visit-us"] removed',
    'breaking /services: contacts[0] added',
  ],
  settings: [
    'visible : consent.categories.maps.description changed',
    'wording : media.images.orbit.alt changed',
    'visible : places.office.phone.dial changed',
    'visible : places.office.phone.text changed',
    'breaking : product.origin changed',
  ],
  draft: ['wording /services: draft added', 'breaking /services: address removed'],
  'publish-later': ['wording /services: draft added', 'breaking /services: address removed'],
  'draft-added-with-menu': ['wording /team: draft added'],
  pay: [
    'visible /services: sections.Positions.positions.Analyst.pay changed',
    'wording /services: sections.Positions.positions.Analyst.text changed',
  ],
  'publish-earlier': ['visible /services: publishFrom added'],
  'without-menu': ['visible /services: menu changed'],
  brand: ['wording : brand.colors.accent changed'],
  'heading-without-id': [
    'wording /services: sections["From start to end"].heading changed',
    'breaking /services: anchors["from-start-to-end"] removed',
  ],
  order: [
    'visible : forms.contact.fields.topic.options[1] moved',
    'visible : navigation["/contact-us"] moved',
  ],
}

it.each(Object.entries(CHANGES))('rates the changes of the edit "%s"', async (name, changes) => {
  const edit: Edit = Object.entries(EDITS).find(([other]) => other === name)?.[1] ?? []
  const found = diffSites(await base(), await snapshotAfter(edit), NOW)
  expect(
    found.map(({ level, page, property, kind }) => `${level} ${page}: ${property} ${kind}`),
  ).toEqual(changes)
})

it.each([
  ['/downloads/a.pdf', { files: { '/downloads/a.pdf': { file: 'a.pdf', address: 'stable' } } }],
  [
    '/.well-known/security.txt',
    { security: { contacts: ['mailto:security@example.com'], expires: '2027-06-30' } },
  ],
  [
    '/feed.atom',
    {
      routes: {
        '/': page([{ kind: 'articleList', heading: 'News', articles: '/' }]),
        '/news': { ...page([]), article: { date: '2026-11-01' } },
      },
    },
  ],
  [
    '/events/happy-hour.ics',
    { routes: { '/': page([{ kind: 'eventDetails', heading: 'Event', event: 'happyHour' }]) } },
  ],
])('rates the removed file %s as breaking', async (file, properties) => {
  const { snapshot } = await base()
  const version = (changed: object) =>
    parseSnapshot(
      JSON.stringify({ ...snapshot, routes: { '/': page([]) }, ...changed }),
      'The site',
    )
  const found = diffSites(version(properties), version({}), NOW)
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'breaking', page: file, kind: 'removed' }),
  )
})

function page(sections: readonly object[]) {
  const hero = { title: 'Page', headline: 'A page.', images: ['orbit'] }
  return { title: 'Page', description: 'A page.', hero, sections }
}

const TEXT = {
  level: 'wording',
  page: '/a',
  property: 'hero.title',
  path: ['hero', 'title'],
  kind: 'changed',
} as const

it('shows of long values the part around the first difference', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
  const before = words.join(' ')
  const after = before.replace('word30', 'another word')
  const lines = reportText('HEAD', [{ ...TEXT, before, after }]).split('\n')
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^- {5}….*word29 word30 word31.*…$/),
    expect.stringMatching(/^\+ {5}….*word29 another word word31.*…$/),
  ])
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(175)
})

it('shows line breaks, and replaces other control characters', () => {
  const report = reportText('HEAD', [{ ...TEXT, before: 'a\n\nb', after: 'a\u001Bb' }])
  expect(report.split('\n').slice(-2)).toEqual(['-     a ↵  ↵ b', '+     a\uFFFDb'])
})

it('writes Markdown whose values are no markup', () => {
  const after = '```\n</details> @all **#1**'
  const markdown = reportMarkdown('main (68764cf)', [{ ...TEXT, before: 'a', after }])
  expect(markdown.split('\n').filter((line) => line.startsWith('```'))).toEqual(['```diff', '```'])
})

it('compares with a snapshot of an older model', async () => {
  const old = parseSnapshot(
    JSON.stringify({
      colours: 'blue',
      routes: {
        '/': { title: 'Home', sections: [{ kind: 'marquee', heading: 'Hi', speed: 2 }] },
        '/gone': { title: 'Gone' },
        '/draft': { title: 'Draft', draft: true },
        '/later': { title: 'Later', publishFrom: '2026-12-01' },
      },
    }),
    'The old site',
  )
  const found = diffSites(old, await base(), NOW)
  expect(found).toContainEqual(expect.objectContaining({ property: 'colours', kind: 'removed' }))
  const lost = found.filter(({ level, kind }) => level === 'breaking' && kind === 'removed')
  expect(lost.map(({ page }) => page)).toEqual(['/gone'])
})

it.each(['{', '{"routes":{"/":5}}'])('does not compare with %s', (text) => {
  expect(() => parseSnapshot(text, 'The file')).toThrow(
    new UserError('The file cannot be compared: it is not JSON with the routes of a site.'),
  )
})
