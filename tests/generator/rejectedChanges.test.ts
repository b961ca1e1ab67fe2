import { writeFile } from 'node:fs/promises'
import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { expect, it, vi } from 'vitest'
import type * as z from 'zod'
import { generateProject } from '../../generator/project/generateProject.ts'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import { escapeRegExp } from '../../generator/text.ts'
import { readTree } from '../../generator/emit/write.ts'
import { changeOf, seen, sessionOf, sharedSession, textOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type Json = z.core.util.JSONType

const GRID = ['routes', '/', 'sections', 0]
const CONTACT = ['routes', '/contact-us', 'sections']

/** A mistake of each kind of check, each with the change and the message. The fixtures show the other messages. */
const MISTAKES: readonly (readonly [
  mistake: string,
  path: ModelPath,
  value: Json | undefined,
  message: string,
])[] = [
  ['an empty heading', [...GRID, 'heading'], '', 'The text is empty.'],
  ['a missing placeholder', ['texts', 'shell', 'submenu'], 'More', '"More" is not valid.'],
  [
    'a removed inserted value',
    ['footer', 'summary'],
    'At work.',
    'Keep the inserted values in the text, in this order: “2015”.',
  ],
  [
    'a link to a missing page',
    ['navigation', 1, 'to'],
    '/missing',
    '"/missing" is not a page of this site.',
  ],
  [
    'a missing image file',
    ['media', 'images', 'orbit', 'file'],
    'no.avif',
    'The file src/images/no.avif does not exist.',
  ],
  [
    'a value that the schema does not allow',
    [...GRID, 'perRow'],
    9,
    '9 is too large. Write at most 5.',
  ],
  [
    'a reference to nothing',
    ['routes', '/', 'hero', 'images', 0],
    'nothing',
    '"nothing" is not the name of an image.',
  ],
  [
    'two sections with one id',
    [...CONTACT, 0, 'id'],
    'form',
    '"form" is already an id on this page (routes["/contact-us"].sections[0].id).',
  ],
  ['a removed heading', [...GRID, 'heading'], undefined, 'The property "heading" is missing.'],
  [
    'a property that does not exist',
    [...GRID, 'colour'],
    'red',
    'routes["/"].sections[0].colour is not a property of the manifest.',
  ],
]

const start = sharedSession((atEnd) => temporaryProject(undefined, atEnd))

it.each(MISTAKES)(
  'rejects %s at its place, and changes no file',
  async (_, path, value, message) => {
    const { project, session, before } = await start()
    const place = String.raw` See site\.manifest\.ts:\d+:\d+\.`
    // The advice is that of the diagnostic.
    const whole = new RegExp(`^${escapeRegExp(message)}(?:${place})?(?: [^\\n]+)?$`)
    const reply = await session.apply(changeOf({ ...(await seen(project, path)), value }))
    expect(reply).toMatchObject({
      result: 'rejected',
      problems: [{ message: expect.stringMatching(whole) }],
    })
    const [problem] = reply.result === 'rejected' ? reply.problems : []
    // Without a path, the problem is about the changed value.
    // Of two equal ids, the second one is reported.
    const names = (at: ModelPath) => at.filter((key) => typeof key === 'string')
    expect(names(problem?.path ?? path)).toEqual(names(path))
    expect(await textOf(project)).toBe(before)
    expect(await readTree(project.generated)).toEqual(new Map())
  },
)

it('rejects a constant that is not a number', async () => {
  const { project, session, before } = await start()
  const { inserted } = await session.describePage('/')
  const [{ code, revision } = { code: '', revision: '' }] = inserted
  const change = { path: ['footer', 'summary'], code, revision, value: 'long ago' }
  expect(await session.apply(changeOf(change))).toMatchObject({
    result: 'rejected',
    problems: [{ message: '"long ago" is not a number. Write digits, e.g. 2015.' }],
  })
  expect(await textOf(project)).toBe(before)
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
  const first = { ...(await seen(project, path)), value }
  expect(await session.apply(changeOf(first))).toMatchObject({ result: 'rejected' })
  const second = { ...(await seen(project, [...path.slice(0, -1), key])), value: other.value }
  expect(await session.apply(changeOf(second, first))).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(
    original.replace(before, `'${value}'`).replace(other.before, `'${other.value}'`),
  )
  await session.undo()
  expect(await textOf(project)).toBe(original)
})

it('knows an error of another program, keeps what the author saw, and says where it is', async () => {
  const { project, session, plan, before } = await sessionOf(await temporaryProject())
  const generate = () => generateProject(project, importWithVite)
  const first = await generate()
  if (first.plan === undefined) throw new Error('The fixture has errors.')
  plan.set(first.plan, first.sources)
  const shown = await session.describePage('/')
  const settings = await session.describePart({ page: '/', path: [] })
  const change = changeOf({ path: ['texts', 'shell', 'submenu'], value: '{name} pages' })
  const errors: readonly [from: string, to: string][] = [
    ["heading: 'What we do',", "heading: 'What we do'"],
    ["heading: 'What we do',", "heading: '',"],
  ]
  for (const [from, to] of errors) {
    await writeFile(project.manifest, before.replace(from, to))
    const message = expect.stringMatching(
      /^The site has an error .*\(at site\.manifest\.ts:\d+:\d+\)\.$/,
    )
    const rejected = { result: 'rejected', problems: [{ message }] }
    // Also before the development server has noticed it.
    expect(await session.apply(change)).toMatchObject(rejected)
    plan.keep((await generate()).diagnostics)
    expect(await session.describePage('/')).toEqual({ ...shown, problem: message })
    expect(await session.describePart({ page: '/', path: [] })).toEqual(settings)
  }
  await writeFile(project.manifest, before)
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  expect(await session.describePage('/')).toMatchObject({ problem: undefined })
})
