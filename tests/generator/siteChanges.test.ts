import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { versionRequests } from '../../generator/inspect/versionRequests.ts'
import { saveVersion } from '../../generator/project/versions.ts'
import { sessionOf } from './editing.ts'
import { photo } from './imageProject.ts'
import { CONTACT, textsOf, VISIT } from './splitProject.ts'
import { edited, MANIFEST } from './editedRepository.ts'
import { regenerate, replaceIn, repository } from './repository.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => {
  // Independent of the configuration of this computer.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})
afterEach(() => void vi.unstubAllEnvs())

it('describes changes in words, by page', async () => {
  const { pages } = await edited(
    [VISIT, 'Visit us', 'Come here'],
    [
      CONTACT,
      "headline: 'Write to us.', images: ['orbit']",
      "headline: 'Write to us.', images: ['portrait']",
    ],
    [MANIFEST, "text: 'Contact',", "text: 'Write',"],
    [MANIFEST, 'indexed: false', 'indexed: true'],
    [MANIFEST, "send: 'Email'", "send: 'E-Mail'"],
  )
  const listed = (await pages()).map(({ page, changes }) => [
    page,
    changes.map(({ label, what, before, after, isBreaking }) => [
      label,
      what,
      before,
      after,
      isBreaking,
    ]),
  ])
  expect(listed).toEqual([
    [
      'Contact',
      [
        ['Top of the page · Picture 1', 'changed', undefined, undefined, false],
        // Its anchor changes with it.
        ['Section “Come here” · Heading', 'changed', 'Visit us', 'Come here', true],
      ],
    ],
    ['Not Found', [['Indexed', 'changed', 'off', 'on', false]]],
    [
      undefined,
      [
        ['Form “Contact form” · Field “Email” · Send', 'changed', 'Email', 'E-Mail', true],
        ['Menu “Write” · Text', 'changed', 'Contact', 'Write', false],
      ],
    ],
  ])
  const [picture] = (await pages())[0]?.changes ?? []
  const small = expect.stringMatching(/^data:image\/webp;base64,/)
  expect(picture?.pictures).toEqual({ before: small, after: small })
  expect(picture?.pictures?.before).not.toBe(picture?.pictures?.after)
})

it('lists the change of a text that several places share once, with the places, and takes it back there', async () => {
  const { project } = await edited(
    [MANIFEST, 'import {', `import { visit } from './${VISIT}'\nimport {`],
    [MANIFEST, "{ kind: 'prose', heading", "visit, { kind: 'prose', heading"],
  )
  await saveVersion(project, 'Second')
  await replaceIn(project, VISIT, 'Visit us', 'Come here')
  await regenerate(project)
  const { session, plan } = await sessionOf(project)
  const { changes, publication } = versionRequests(project, plan, undefined)
  const [reply, unpublished] = [await changes(), await publication('known')]
  const pages = 'value' in reply ? reply.value.pages : []
  const shared = {
    label: 'Heading in 2 places',
    places: ['Home: Section “Come here” · Heading', 'Contact: Section “Come here” · Heading'],
    before: 'Visit us',
    after: 'Come here',
    isBreaking: true,
  }
  expect(pages).toMatchObject([{ page: undefined, changes: [shared] }])
  expect('value' in unpublished && unpublished.value.pages).toHaveLength(2)
  const takeBack = pages[0]?.changes[0]?.takeBack
  expect(takeBack && (await session.apply(takeBack))).toMatchObject({ result: 'saved' })
  expect(await changes()).toMatchObject({ value: { pages: [] } })
})

it('lists changes as the pages are in the site, and the places on the page', async () => {
  const { pages } = await edited(
    [MANIFEST, "headline: 'Where it begins.'", "headline: 'Where it starts.'"],
    [MANIFEST, "paragraphs: ['One.']", "paragraphs: ['Two.']"],
    [CONTACT, "title: 'Contact',", "title: 'Write',"],
    [CONTACT, 'Our hours', 'When we are here'],
    [CONTACT, "headline: 'Write to us.'", "headline: 'Write.'"],
    [VISIT, 'Visit us', 'Come here'],
  )
  expect((await pages()).map(({ changes }) => changes.map(({ after }) => after))).toEqual([
    ['Where it starts.', 'Two.'],
    ['Write', 'Write.', 'Come here', 'When we are here'],
  ])
})

it('calls a setting with a new value changed, and one without its value empty', async () => {
  const before = "headline: 'Where it begins.'"
  const after = `${before}, label: 'Nine'`
  const { project, pages } = await edited([MANIFEST, before, after])
  expect((await pages())[0]?.changes).toMatchObject([{ what: 'changed', after: 'Nine' }])
  await saveVersion(project, 'Second')
  await replaceIn(project, MANIFEST, after, before)
  await regenerate(project)
  const { plan } = await sessionOf(project)
  const reply = await versionRequests(project, plan, undefined).changes()
  const [page] = 'value' in reply ? reply.value.pages : []
  expect(page?.changes).toMatchObject([{ what: 'emptied', before: 'Nine', after: undefined }])
})

it('shows of texts and entries what visitors read, and no Markdown', async () => {
  const { pages } = await edited(
    [
      MANIFEST,
      "paragraphs: ['One.']",
      "paragraphs: ['Two ways to **[write to us](/contact-us)**.']",
    ],
    [MANIFEST, 'legal: []', "legal: [{ text: 'Home', to: '/', target: '_blank' }]"],
    [MANIFEST, 'cards: [', "cards: [{ icon: 'cpu', title: 'More', link: '/contact-us' },"],
  )
  const changes = (await pages()).flatMap((page) => page.changes)
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [undefined, 'More'],
    ['One.', 'Two ways to write to us. (bold “write to us”, link to Contact “write to us”)'],
    [undefined, 'Home'],
  ])
})

it('names the page and the section to which a link leads', async () => {
  const { pages } = await edited([MANIFEST, "to: '/contact-us#form', target", "to: '/', target"])
  expect((await pages()).flatMap(({ changes }) => changes)).toMatchObject([
    { before: 'Leads to Contact: Write to us', after: 'Leads to Home' },
  ])
})

it.each([
  ['bold', 'Write **now**.', ['Write now.', 'Write now. (bold “now”)']],
  [
    'a link to a page',
    'Write [**now**](/contact-us).',
    ['Write now.', 'Write now. (link to Contact “now”, bold “now”)'],
  ],
  ['bold with other words', 'Write **today**.', ['Write now.', 'Write today. (bold “today”)']],
])('shows in words that the format of a text has changed: %s', async (_, text, shown) => {
  const { project } = await edited([MANIFEST, "'One.'", "'Write now.'"])
  await saveVersion(project, 'Second')
  await replaceIn(project, MANIFEST, "'Write now.'", `'${text}'`)
  await regenerate(project)
  const next = async () => {
    const { plan } = await sessionOf(project)
    const reply = await versionRequests(project, plan, undefined).changes()
    const [page] = 'value' in reply ? reply.value.pages : []
    return page?.changes.map(({ before, after }) => [before, after])
  }
  expect(await next()).toEqual([shown])
  await saveVersion(project, 'Third')
  await replaceIn(project, MANIFEST, `'${text}'`, "'Write now.'")
  await regenerate(project)
  expect(await next()).toEqual([shown.toReversed()])
})

/** The code of a page, before that of another one. */
const newPage = (at: string, draft = '') =>
  `'${at}': { title: 'New', description: 'A new page of the site, with a text.',${draft} hero: { title: 'New', headline: 'New.' }, sections: [] },\n'/contact-us/write':`

it.each([
  ['without a redirect', '[]', true],
  ['with a redirect', "[{ from: '/first', to: '/second' }]", false],
])(
  'shows a page with another address and title as the same page: %s',
  async (_, redirects, isBreaking) => {
    const { project, pages } = await edited([CONTACT, "'/contact-us/write':", newPage('/first')])
    const [added] = await pages()
    expect(added).toMatchObject({
      page: 'New',
      changes: [{ label: 'The whole page', what: 'added', after: '“New”, /first' }],
    })
    await saveVersion(project, 'Second')
    await replaceIn(project, CONTACT, "'/first': { title: 'New'", "'/second': { title: 'Newer'")
    await replaceIn(project, MANIFEST, "[{ from: '/old/contact', to: '/contact-us' }]", redirects)
    await regenerate(project)
    const { plan } = await sessionOf(project)
    const reply = await versionRequests(project, plan, undefined).changes()
    const [renamed] = 'value' in reply ? reply.value.pages : []
    const change = { label: 'Address', what: 'changed', before: '/first', after: '/second' }
    const title = { label: 'Title', what: 'changed', before: 'New', after: 'Newer' }
    expect(renamed).toMatchObject({
      page: 'Newer',
      changes: [
        { ...change, isBreaking },
        { ...title, isBreaking: false },
      ],
    })
  },
)

it('shows a draft that is published as a new page', async () => {
  const { project } = await edited([
    CONTACT,
    "'/contact-us/write':",
    newPage('/first', ' draft: true,'),
  ])
  await saveVersion(project, 'Second')
  await replaceIn(project, CONTACT, ' draft: true,', '')
  await regenerate(project)
  const { plan } = await sessionOf(project)
  const reply = await versionRequests(project, plan, undefined).changes()
  const [published] = 'value' in reply ? reply.value.pages : []
  expect(published?.changes.map(({ what, after }) => [what, after])).toEqual([
    ['added', '“New”, /first'],
  ])
})

it.each([
  ['a text', [VISIT, 'Visit us', 'Come here']],
  ['a text with an inserted value', [MANIFEST, 'At work since ${', 'Working since ${']],
  ['a value that was added', [VISIT, "place: 'office'", "place: 'office', tone: 'dark'"]],
  ['a value that was removed', [MANIFEST, " size: 'full',", '']],
  ['an entry that was added', [MANIFEST, 'legal: []', "legal: [{ text: 'Home', to: '/' }]"]],
  [
    'an entry that was removed',
    [MANIFEST, "actions: [{ text: 'Write to us', to: '/contact-us#form' }],", 'actions: [],'],
  ],
  [
    'a section that was removed',
    [
      CONTACT,
      "{ kind: 'addresses', heading: 'Our hours', addresses: [{ place: 'office', hours: 'office' }] },",
      '',
    ],
  ],
  [
    'the order of entries',
    [MANIFEST, "images: ['orbit', 'portrait'],", "images: ['portrait', 'orbit'],"],
  ],
] satisfies readonly [string, readonly [string, string, string]][])(
  'takes back a single change, which can be undone: %s',
  async (_, edit) => {
    // Another change, which stays.
    const other = [MANIFEST, "'It is over.'", "'It was nice.'"] as const
    const { project, session, pages, after } = await edited(edit, other)
    const change = (await pages())
      .flatMap(({ changes }) => changes)
      .find(({ after: text }) => text !== 'It was nice.')
    if (change?.takeBack === undefined) throw new Error(JSON.stringify(change))
    expect(await session.apply(change.takeBack)).toMatchObject({ result: 'saved' })
    const rest = await pages()
    expect(rest.flatMap(({ changes }) => changes)).toMatchObject([{ after: 'It was nice.' }])
    expect(await session.undo()).toMatchObject({ result: 'saved' })
    expect(await textsOf(project)).toEqual(after)
  },
)

it.each([
  [
    'a new page',
    [
      CONTACT,
      "'/contact-us/write':",
      "'/new': { title: 'New', description: 'A new page of the site, with a text.', hero: { title: 'New', headline: 'New.' }, sections: [] },\n'/contact-us/write':",
    ],
  ],
  ['a constant that texts insert', [MANIFEST, 'value: 2015', 'value: 2016']],
] satisfies readonly [string, readonly [string, string, string]][])(
  'offers no single change to take back: %s',
  async (_, edit) => {
    const { pages } = await edited(edit)
    const changes = (await pages()).flatMap((page) => page.changes)
    expect(changes.map(({ takeBack }) => takeBack)).toContain(undefined)
    expect(changes.length).toBeGreaterThan(0)
  },
)

it('says from where to where an entry was moved, and names both that have changed places', async () => {
  const [visit, hours, form] = [
    'visit,',
    "{ kind: 'addresses', heading: 'Our hours', addresses: [{ place: 'office', hours: 'office' }] },",
    "{ kind: 'form', id: 'form', heading: 'Write to us', form: 'contact' },",
  ]
  const { project, pages } = await edited(
    [CONTACT, hours, ''],
    [CONTACT, visit, `${hours} ${visit}`],
  )
  const [hoursLabel, visitLabel, formLabel] = ['Our hours', 'Visit us', 'Write to us'].map(
    (name) => `Section “${name}”`,
  )
  const label = `${hoursLabel} and ${visitLabel}`
  const text = { before: undefined, after: undefined }
  expect((await pages())[0]?.changes).toMatchObject([{ label, what: 'swapped', ...text }])
  await saveVersion(project, 'Second')
  await replaceIn(project, CONTACT, form, '')
  await replaceIn(project, CONTACT, hours, `${form} ${hours}`)
  await regenerate(project)
  const { plan } = await sessionOf(project)
  const reply = await versionRequests(project, plan, undefined).changes()
  const [page] = 'value' in reply ? reply.value.pages : []
  const moved = { label: formLabel, what: 'moved', positions: { from: 4, to: 2 }, ...text }
  expect(page?.changes).toMatchObject([{ ...moved, takeBack: { difference: 'moved' } }])
})

it('restores a version with its files, which can be undone and redone', async () => {
  const { project, git } = await repository()
  const before = await textsOf(project)
  const first = git('rev-parse', 'HEAD').trim()
  // A picture is replaced, another one and a file of the manifest are removed.
  const [portrait = '', venue = ''] = ['portrait.avif', 'venue.svg'].map((name) =>
    path.join(project.images, name),
  )
  const visit = path.join(project.root, VISIT)
  const files = () =>
    Promise.all([portrait, venue, visit].map((file) => readFile(file, 'base64').catch(() => '')))
  const filesBefore = await files()
  await writeFile(portrait, await photo('#00ff00'))
  await replaceIn(project, MANIFEST, "file: 'venue.svg'", "file: 'orbit.avif'")
  await replaceIn(project, CONTACT, "import { visit } from './sections/visit.ts'\n", '')
  await replaceIn(project, CONTACT, 'visit,', '')
  await rm(venue)
  await rm(visit)
  await saveVersion(project, 'Second')
  const texts = () =>
    Promise.all([MANIFEST, CONTACT].map((file) => readFile(path.join(project.root, file), 'utf8')))
  const after = [await texts(), await files()]
  const { session } = await sessionOf(project)
  expect(await session.apply({ kind: 'restore', version: first })).toMatchObject({
    result: 'saved',
  })
  expect([await textsOf(project), await files()]).toEqual([before, filesBefore])
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect([await texts(), await files()]).toEqual(after)
  expect(git('status', '--porcelain')).toBe('')
  expect(await session.redo()).toMatchObject({ result: 'saved' })
  expect([await textsOf(project), await files()]).toEqual([before, filesBefore])
})

it('opens the home page, and says so, instead of a page that a restored version does not have', async () => {
  const { project, git } = await repository()
  const { session } = await sessionOf(project)
  const change = { kind: 'addPage', path: '/contact-us/extra', template: 'plain' } as const
  const proposal = await session.propose(change)
  if (proposal.result !== 'possible') throw new Error(JSON.stringify(proposal))
  const { revision } = proposal
  await session.apply({ kind: 'pages', change, revision, from: '/contact-us' })
  expect((await session.describePage(change.path)).replacement).toBe(undefined)
  await session.apply({ kind: 'restore', version: git('rev-parse', 'HEAD').trim() })
  const { replacement } = await session.describePage(change.path)
  expect(replacement).toEqual({ path: '/', isUnexpected: true })
})

it('compares versions with the one before and with the site', async () => {
  const { project, requests, git } = await edited([VISIT, 'Visit us', 'Come here'])
  await saveVersion(project, 'Second')
  const [second = '', first = ''] = git('log', '--format=%H').trim().split('\n')
  const change = {
    pages: [{ page: 'Contact', changes: [{ before: 'Visit us', after: 'Come here' }] }],
  }
  expect(await requests.compare({ version: second, with: 'previous' })).toMatchObject({
    value: change,
  })
  expect(await requests.compare({ version: first, with: 'now' })).toMatchObject({ value: change })
  // Restoring does the opposite.
  expect(await requests.compare({ version: first, with: 'restored' })).toMatchObject({
    value: {
      canRestore: true,
      pages: [{ page: 'Contact', changes: [{ before: 'Come here', after: 'Visit us' }] }],
    },
  })
  expect(await requests.compare({ version: second, with: 'now' })).toMatchObject({
    value: { canRestore: false, pages: [] },
  })
  expect(await requests.compare({ version: first, with: 'previous' })).toMatchObject({
    value: { isFirst: true },
  })
})

it('asks who the author is, keeps the answer in this repository, and then saves', async () => {
  const { requests, git } = await edited([VISIT, 'Visit us', 'Come here'])
  vi.stubEnv('EMAIL', undefined)
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  expect(await requests.saveVersion('x')).toMatchObject({ refused: { isAuthorUnknown: true } })
  await requests.saveAuthor({ name: 'Kim Lee', email: 'kim@example.com' })
  expect(await requests.saveVersion('x')).toEqual({ value: { isDone: true } })
  expect(git('log', '-1', '--format=%an <%ae>')).toBe('Kim Lee <kim@example.com>\n')
  expect(git('config', '--local', 'user.name')).toBe('Kim Lee\n')
})
