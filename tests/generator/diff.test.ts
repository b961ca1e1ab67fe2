import { expect, it } from 'vitest'
import { diffSites, parseSnapshot, type Version } from '../../generator/inspect/diff.ts'
import { reportMarkdown, reportText } from '../../generator/inspect/diffReport.ts'
import { UserError } from '../../generator/diagnostics/commandRun.ts'
import { siteSchema } from '../../src/site/site.ts'
import minimal from './fixtures/minimal/site.manifest.ts'

const NOW = '2026-11-27T00:00:00Z'

const onward = { kind: 'buttonLinks', id: 'onward', heading: 'Onward' }
const home = { text: 'Home', to: '/' }
const position = { title: 'Analyst', text: 'Analyzes.', location: { city: 'Rockville' } }
const services = {
  title: 'Services',
  description: 'What we offer.',
  hero: { title: 'Services', headline: 'What we offer.', images: ['orbit'] },
  sections: [
    { kind: 'prose', heading: 'From start to end', paragraphs: ['First.', 'The last.'] },
    { ...onward, links: [home] },
    {
      kind: 'openings',
      heading: 'Positions',
      none: 'None.',
      positions: [{ ...position, discipline: 'Data', pay: '$1', posted: '2026-01-01', apply: '/' }],
    },
  ],
}
const site = siteSchema.parse({
  ...minimal,
  routes: { ...minimal.routes, '/services': services },
})
const fields = site.forms['contact']?.fields ?? []
const legal = [{ text: 'Services', to: '/services' }]

/** The site with other values at paths, e.g. `routes./services.title`. What is `undefined` is removed. */
function edited(values: Readonly<Record<string, unknown>>): Version {
  const copy = structuredClone(site)
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<object>((value, key) => Object(Reflect.get(value, key)), copy)
    Reflect.set(parent, last, structuredClone(value))
  }
  return parseSnapshot(JSON.stringify(copy), 'The site')
}

/** The changes of edits: level, page (none for the whole site), property and what happened to it. */
const CHANGES: readonly [
  edit: string,
  values: Readonly<Record<string, unknown>>,
  changes: readonly string[],
][] = [
  ['nothing', {}, []],
  ['a page is removed', { 'routes./services': undefined }, ['breaking /services: address removed']],
  [
    'a page is moved',
    {
      'routes./services': undefined,
      'routes./offerings': services,
      redirects: [...site.redirects, { from: '/services', to: '/offerings' }],
    },
    ['visible /services: address changed', 'visible /offerings: address added'],
  ],
  [
    'an alias and a redirect are removed',
    { 'routes./contact-us/write': undefined, redirects: [] },
    ['breaking /contact-us/write: address removed', 'breaking /old/contact: address removed'],
  ],
  [
    'redirects',
    {
      redirects: [
        { from: '/old/contact', to: '/services' },
        { from: '/start', to: '/' },
      ],
    },
    ['visible /old/contact: address changed', 'visible /start: address added'],
  ],
  [
    'settings of a page',
    {
      'routes./services.title': 'What we do for you',
      'routes./services.indexed': false,
      'routes./services.menu': false,
      'routes./services.publishFrom': '2026-11-01',
      'routes./services.hero.size': 'full',
      'routes./services.hero.images': ['portrait'],
    },
    [
      'wording /services: hero.images[0] changed',
      'wording /services: hero.size changed',
      'visible /services: indexed changed',
      'visible /services: menu changed',
      'visible /services: title changed',
      'visible /services: publishFrom added',
    ],
  ],
  [
    'another section instead of a section, and another id',
    {
      'routes./contact-us.sections.1': { ...onward, id: undefined, links: [home] },
      'routes./services.sections.1.id': 'further',
    },
    [
      'visible /contact-us: sections["Visit us"].addresses removed',
      'wording /contact-us: sections["Visit us"].heading changed',
      'visible /contact-us: sections["Visit us"].kind changed',
      'visible /contact-us: sections["Visit us"].place removed',
      'visible /contact-us: sections["Visit us"].links added',
      'visible /services: sections.onward.id changed',
      'breaking /contact-us: anchors["visit-us"] removed',
      'visible /contact-us: contacts[1] removed',
      'breaking /contact-us/write: anchors["visit-us"] removed',
      'breaking /services: anchors.onward removed',
    ],
  ],
  [
    'the menu and the footer',
    {
      'navigation.0.text': 'Start',
      'navigation.1.children': [],
      'footer.legal': legal,
      'footer.smallPrint': 'All rights reserved.',
    },
    [
      'visible : footer.legal["/services"] added',
      'wording : footer.smallPrint changed',
      'visible : navigation["/"].text changed',
      'visible : navigation["/contact-us"].children["/contact-us#form"] removed',
    ],
  ],
  [
    'of a list of texts, one is changed and one is added',
    { 'routes./services.sections.0.paragraphs': ['New words.', 'First.', 'The last of two.'] },
    [
      'wording /services: sections["From start to end"].paragraphs[0] added',
      'wording /services: sections["From start to end"].paragraphs[1] changed',
    ],
  ],
  [
    'texts and links of sections',
    {
      'routes./services.sections.0.heading': 'From the start to the end',
      'routes./services.sections.0.paragraphs.0': 'The first one.',
      'routes./services.sections.1.heading': 'Further on',
      'routes./services.sections.1.links.0.to': '/contact-us#form',
      'routes./services.sections.2.positions.0.pay': '$2',
      'routes./services.sections.2.positions.0.text': 'Analyzes data.',
      'routes./.sections.1.statistics.0.value': 2016,
    },
    [
      'wording /: sections["In figures"].statistics[0].value changed',
      'wording /services: sections["From start to end"].heading changed',
      'wording /services: sections["From start to end"].paragraphs[0] changed',
      'wording /services: sections.onward.heading changed',
      'visible /services: sections.onward.links["/"].to changed',
      'visible /services: sections.Positions.positions.Analyst.pay changed',
      'wording /services: sections.Positions.positions.Analyst.text changed',
      'breaking /services: anchors["from-start-to-end"] removed',
    ],
  ],
  [
    'a form',
    {
      'forms.contact.fields': [
        ...fields.slice(1, -1),
        { kind: 'text', name: 'company', label: 'Company', send: 'Company' },
        ...fields.slice(-1),
      ],
      'forms.contact.fields.0.send': 'E-Mail',
      'forms.contact.fields.1.required': true,
      'forms.contact.fields.1.label': 'Telephone',
      'forms.contact.fields.2.options.1': 'Teaching',
      'forms.contact.subject': 'From our site',
      'forms.contact.privacy': 'We read it, keep it and answer you.',
    },
    [
      'breaking : forms.contact.fields.email.send changed',
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
  ],
  [
    'third parties',
    {
      'thirdParties.pictures': {
        kind: 'images',
        name: 'Picture host',
        purpose: 'Scales our pictures.',
        sends: ['Your IP address'],
      },
      'media.source': { kind: 'host', url: 'https://media.example.com', widthParameter: 'w' },
      'routes./services.sections.3': { kind: 'form', heading: 'Ask us', form: 'contact' },
    },
    [
      'visible /services: sections["Ask us"] added',
      'breaking : media.source.kind changed',
      'breaking : media.source.url added',
      'breaking : media.source.widthParameter added',
      'breaking : thirdParties.pictures added',
      'breaking /services: contacts[0] added',
    ],
  ],
  [
    'settings of the site',
    {
      'brand.colors.accent': '#2fd6b6',
      'constants.founded.value': 2016,
      'constants.staff': { ...site.constants['founded'], states: 'People' },
      'texts.consent.question': 'May we please?',
      'media.images.orbit.alt': 'An orbit at night',
      'places.office.phone.text': '(301) 555-0199',
      'product.origin': 'https://www.example.org',
    },
    [
      'wording : brand.colors.accent changed',
      'visible : constants.founded.value changed',
      'wording : constants.staff added',
      'wording : media.images.orbit.alt changed',
      'visible : places.office.phone.text changed',
      'breaking : product.origin changed',
      'visible : texts.consent.question changed',
    ],
  ],
  [
    'a page becomes a draft',
    { 'routes./services.draft': true },
    ['wording /services: draft added', 'breaking /services: address removed'],
  ],
  [
    'a page is published later',
    { 'routes./services.publishFrom': '2026-12-01' },
    ['wording /services: draft added', 'breaking /services: address removed'],
  ],
  [
    'a new draft in the menu and the footer',
    {
      'routes./team': { ...services, title: 'Team', draft: true },
      navigation: [{ text: 'Team', to: '/team' }, ...site.navigation],
      'footer.legal': [{ text: 'Team', to: '/team' }],
    },
    ['wording /team: draft added'],
  ],
  [
    'another order',
    {
      navigation: site.navigation.toReversed(),
      'forms.contact.fields.3.options': ['Press', 'Work'],
    },
    [
      'visible : forms.contact.fields.topic.options[1] moved',
      'visible : navigation["/contact-us"] moved',
    ],
  ],
]

it.each(CHANGES)('rates the changes of an edit: %s', (_, values, changes) => {
  const found = diffSites(edited({}), edited(values), NOW)
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
])('rates the removed file %s as breaking', (file, properties) => {
  const version = (changed: object) => edited({ routes: { '/': page([]) }, ...changed })
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

it('compares with a snapshot of an older model', () => {
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
  const found = diffSites(old, edited({}), NOW)
  expect(found).toContainEqual(expect.objectContaining({ property: 'colours', kind: 'removed' }))
  const lost = found.filter(({ level, kind }) => level === 'breaking' && kind === 'removed')
  expect(lost.map(({ page }) => page)).toEqual(['/gone'])
})

it.each(['{', '{"routes":{"/":5}}'])('does not compare with %s', (text) => {
  expect(() => parseSnapshot(text, 'The file')).toThrow(
    new UserError('The file cannot be compared: it is not JSON with the routes of a site.'),
  )
})
