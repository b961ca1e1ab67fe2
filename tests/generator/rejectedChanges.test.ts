import { expect, it, vi } from 'vitest'
import { escapeRegExp } from '../../generator/rules/texts.ts'
import { readTree } from '../../generator/emit/write.ts'
import type { EditRequest } from '../../generator/editor/protocol.ts'
import type { JsonValue } from '../../generator/editor/values.ts'
import type { ValuePath } from '../../generator/editor/values.ts'
import { sharedSession, textOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type ChangeOfValue = Extract<EditRequest, { path: ValuePath }>

const text = (path: ValuePath, before: string, after: string): ChangeOfValue => ({
  kind: 'text',
  path,
  before,
  parts: [{ text: after }],
})

const setting = (
  path: ValuePath,
  before: string | undefined,
  value?: JsonValue,
): ChangeOfValue => ({
  kind: 'setting',
  path,
  before,
  value,
})

const HERO = ['routes', '/', 'hero']
const GRID = ['routes', '/', 'sections', 0]
const CONTACT = ['routes', '/contact-us', 'sections']
const FIELDS = ['forms', 'contact', 'fields']

/** Mistakes, each with the change and the message. */
const MISTAKES: readonly [mistake: string, change: ChangeOfValue, message: string][] = [
  ['an empty heading', text([...GRID, 'heading'], 'What we do', ''), 'The text is empty.'],
  ['an empty page title', text(['routes', '/', 'title'], 'Home', ''), 'The text is empty.'],
  [
    'a space at the end',
    text([...HERO, 'headline'], 'Where it begins.', 'Here '),
    '"Here " is not valid.',
  ],
  [
    'a control character',
    text([...HERO, 'title'], "It's home", 'Home\u0007'),
    'Character 5 of this text is U+0007, a control character, which HTML cannot contain.',
  ],
  [
    'an override of the direction',
    text([...HERO, 'title'], "It's home", 'Home\u202E'),
    '"Home\u202E" is not valid.',
  ],
  ['a text of spaces only', text([...HERO, 'title'], "It's home", '   '), '"   " is not valid.'],
  [
    'a missing placeholder',
    text(['texts', 'shell', 'submenu'], '{name} submenu', 'More'),
    '"More" is not valid.',
  ],
  [
    'an unknown placeholder',
    text(['texts', 'shell', 'close'], 'Close', '{what}'),
    '"{what}" is not valid.',
  ],
  [
    'a removed inserted value',
    text(['footer', 'summary'], 'At work since 2015.', 'At work.'),
    'The text must contain the inserted values facts.founded.value in this order.',
  ],
  [
    'a link to a missing page',
    setting(['navigation', 1, 'to'], "'/contact-us'", '/missing'),
    '"/missing" is not a page of this site.',
  ],
  [
    'a link to a missing section',
    setting(['navigation', 1, 'to'], "'/contact-us'", '/contact-us#no'),
    '"no" is not the id of a section on /contact-us.',
  ],
  [
    'a link with a script',
    setting(['navigation', 1, 'to'], "'/contact-us'", 'javascript:alert(1)'),
    '"javascript:alert(1)" uses the protocol "javascript:", which is not allowed here.',
  ],
  [
    'a removed alternative text',
    setting(['media', 'images', 'orbit', 'alt'], "'An orbit'"),
    'The image "orbit" has no alternative text.',
  ],
  [
    'a missing image file',
    setting(['media', 'images', 'orbit', 'file'], "'orbit.avif'", 'no.avif'),
    'The file src/images/no.avif does not exist.',
  ],
  [
    'an unknown image',
    setting([...HERO, 'images', 0], "'orbit'", 'moon'),
    '"moon" is not the name of an image.',
  ],
  [
    'an unknown form',
    setting([...CONTACT, 3, 'form'], "'contact'", 'other'),
    '"other" is not the name of a form.',
  ],
  [
    'an unknown event',
    setting([...CONTACT, 0, 'event'], "'happyHour'", 'other'),
    '"other" is not the name of an event.',
  ],
  [
    'an unknown place',
    setting([...CONTACT, 1, 'place'], "'office'", 'other'),
    '"other" is not the name of a place.',
  ],
  [
    'an unknown icon',
    setting([...GRID, 'cards', 0, 'icon'], "'shield-lock'", 'no-such-icon'),
    '"no-such-icon" is not the name of an icon.',
  ],
  [
    'two sections with one id',
    setting([...CONTACT, 0, 'id'], undefined, 'form'),
    '"form" is already an id on this page (routes["/contact-us"].sections[0].id).',
  ],
  [
    'a redirect from a page',
    setting(['redirects', 0, 'from'], "'/old/contact'", '/contact-us'),
    '"/contact-us" is a page of this site, which the redirect would hide.',
  ],
  [
    'an additional path of a missing page',
    setting(['routes', '/contact-us/write', 'alias'], "'/contact-us'", '/no'),
    '"/no" is not a page of this site.',
  ],
  ['a number that is too large', setting([...GRID, 'perRow'], '2', 90), '90 is too large.'],
  [
    'a text instead of a number',
    setting([...GRID, 'perRow'], '2', 'two'),
    '"two" is not a number.',
  ],
  [
    'an unknown option',
    setting([...GRID, 'tone'], undefined, 'pink'),
    '"pink" is not an allowed value.',
  ],
  [
    'a removed heading',
    setting([...GRID, 'heading'], "'What we do'"),
    'The property "heading" is missing.',
  ],
  [
    'two fields with one name',
    setting([...FIELDS, 1, 'name'], "'email'", 'name'),
    '"name" is already the name of a field (forms.contact.fields[0].name).',
  ],
  [
    'an invalid phone number',
    setting(['places', 'office', 'phone', 'dial'], "'+13015550100'", '123'),
    '"123" is not valid.',
  ],
  [
    'a property that does not exist',
    setting([...GRID, 'colour'], undefined, 'red'),
    'routes["/"].sections[0].colour is not a property of the manifest.',
  ],
  [
    'a constant that is not a number',
    {
      kind: 'inserted',
      path: ['footer', 'summary'],
      code: 'facts.founded.value',
      before: '2015',
      value: 'long ago',
    },
    '"long ago" is not a number. Write digits, e.g. 2015.',
  ],
]

const start = sharedSession((atEnd) => temporaryProject(undefined, atEnd))

it.each(MISTAKES)('rejects %s at its place, and changes no file', async (_, change, message) => {
  const { project, session, before } = await start()
  const place = String.raw` See site\.manifest\.ts:\d+:\d+\.`
  const whole = new RegExp(`^${escapeRegExp(message)}(?:${place})?$`)
  const reply = await session.apply(change)
  expect(reply).toMatchObject({
    result: 'rejected',
    problems: [{ message: expect.stringMatching(whole) }],
  })
  const [problem] = reply.result === 'rejected' ? reply.problems : []
  // Without a path, the problem is about the changed value.
  expect((problem?.path ?? change.path).slice(0, 2)).toEqual(change.path.slice(0, 2))
  expect(await textOf(project)).toBe(before)
  expect(await readTree(project.generated)).toEqual(new Map())
})

it.each([
  {
    path: ['places', 'office', 'phone', 'dial'],
    before: "'+13015550100'",
    value: '+13015550123',
    other: { before: "'(301) 555-0100'", value: '(301) 555-0123' },
    key: 'text',
  },
  {
    path: ['events', 'happyHour', 'start'],
    before: "'2025-07-18T15:00'",
    value: '2025-07-19T15:00',
    other: { before: "'2025-07-18T17:00'", value: '2025-07-19T17:00' },
    key: 'end',
  },
])('accepts $key together with the value that it must agree with', async (values) => {
  const { path, before, value, other, key } = values
  const { project, session, before: original } = await start()
  expect(await session.apply(setting(path, before, value))).toMatchObject({ result: 'rejected' })
  const both = {
    kind: 'setting' as const,
    path: [...path.slice(0, -1), key],
    ...other,
    together: [{ path, before, value }],
  }
  expect(await session.apply(both)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(
    original
      .replace(before, JSON.stringify(value))
      .replace(other.before, JSON.stringify(other.value)),
  )
  await session.apply({ kind: 'undo' })
  expect(await textOf(project)).toBe(original)
})
