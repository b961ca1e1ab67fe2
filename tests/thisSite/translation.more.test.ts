// @vitest-environment jsdom
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Node as SyntaxNode } from 'ts-morph'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatDates, formatHours, formatPlace, formatTimes } from '../../generator/emit/format.ts'
import { applyEdits, insertEntry, replaceNode } from '../../generator/edits/textEdit.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import manifest from '../../site.manifest.ts'
import { splitAtPlaceholders } from '../../src/model/fillText.ts'
import { storedItems } from '../../src/model/deviceStorage.ts'
import { MAP_ORIGIN } from '../../src/site/dataFlows.ts'
import { initialsOf } from '../../src/sections/profileList/ProfileList.tsx'
import { eventsOn } from '../../src/site/page.ts'
import { siteSchema } from '../../src/site/site.ts'
import { textsSchema } from '../../src/site/texts.ts'
import { siteCommand } from '../support/command.ts'
import { required } from '../support/required.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'
import { manifestFiles } from '../../generator/manifest/load.ts'

// The build is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** A language with other formats, whose texts are all replaced by their paths. */
const LANGUAGE = 'de-DE'
const texts = textsSchema.parse(marked(textsSchema.parse({}), ''))
const site = { ...siteSchema.parse(manifest), language: LANGUAGE, texts }
const routes = Object.values(site.routes).flatMap((route) => ('alias' in route ? [] : route))

let project: ProjectCopy
let buildOutput = ''
let pages: readonly (readonly [file: string, document: Document])[] = []

beforeAll(async () => {
  project = await copyProject()
  await setProperties(project.root, { language: LANGUAGE, texts })
  const { code, output } = await siteCommand(project.root, ['build'], { MAPS_KEY: 'test' })
  if (code !== 0) throw new Error(output)
  buildOutput = output
  const dist = path.join(project.root, 'dist')
  const files = await readdir(dist, { recursive: true })
  const html = files.filter((file) => file.endsWith('.html'))
  pages = await Promise.all(
    html.map(async (file) => {
      const text = await readFile(path.join(dist, file), 'utf8')
      return [file, new DOMParser().parseFromString(text, 'text/html')] as const
    }),
  )
})
afterAll(() => project.remove())

test('the build writes its own messages in English', () => {
  expect(buildOutput).toContain(new URL(MAP_ORIGIN).host)
  expect(isMarked(buildOutput)).toBe(false)
})

test('every page states its language', () => {
  expect(pages.length).toBeGreaterThan(Object.keys(site.routes).length - 1)
  const others = pages.filter(([, { documentElement }]) => documentElement.lang !== LANGUAGE)
  expect(others.map(([file]) => file)).toEqual([])
})

test('link previews and the web app manifest state the language', async () => {
  const locales = pages.flatMap(([, page]) =>
    [...page.querySelectorAll('meta[property="og:locale"]')].map((tag) =>
      tag.getAttribute('content'),
    ),
  )
  expect([...new Set(locales)]).toEqual(['de_DE'])
  expect(JSON.parse(await project.read('dist/manifest.webmanifest'))).toMatchObject({
    lang: LANGUAGE,
    dir: 'ltr',
  })
})

test('every text of a page comes from the manifest', () => {
  const known = knownTexts()
  const others = pages.flatMap(([file, page]) => {
    for (const element of page.querySelectorAll('script, style')) element.remove()
    return visibleTexts(page.documentElement)
      .filter((text) => !isKnown(text, known))
      .map((text) => `${file}: ${text}`)
  })
  expect(others).toEqual([])
})

test('dates and numbers have the format of the language', () => {
  const text = pages.map(([, page]) => page.body.textContent).join()
  for (const name of routes.flatMap(eventsOn)) {
    const shown = formatTimes(LANGUAGE, required(site.events[name], name))
    for (const part of [shown.weekday, shown.start]) expect(text).toContain(part)
  }
})

/** All strings of the manifest, dates, times, places and hours in the format of the language, initials, and technical names. */
function knownTexts(): string {
  const times = Object.values(site.events).map((event) => formatTimes(LANGUAGE, event))
  const dates = formatDates(siteSchema, site, site)
  const places = Object.entries(site.places).map(([id, place]) => formatPlace(id, place, site))
  const hours = Object.values(site.places).map((place) => formatHours(place.hours ?? {}, LANGUAGE))
  const initials = profileNames().map(initialsOf)
  return [...stringsOf([site, times, dates, places, hours, initials, storedItems]), MAP_ORIGIN]
    .map(withoutIndentation)
    .join('\n')
}

/** A text without the indentation of its lines, which the page does not have. */
const withoutIndentation = (text: string) => text.replaceAll(/\n\s+/g, '\n')

/** The names of the people on all pages. */
const profileNames = () =>
  routes
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'profileList' ? section.profiles : []))
    .map(({ title }) => title)

/** The strings of a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** Whether a text is marked or consists of texts of the manifest, which a title, a feed or an address joins. */
const isKnown = (shown: string, known: string) => {
  const text = withoutIndentation(shown).trim()
  return (
    isMarked(text) ||
    known.includes(text) ||
    text.split(/ \| |: |, | und /).every((part) => known.includes(part.trim()))
  )
}

/** Replaces every text by its path and its placeholders, e.g. `«shell.submenu {name}»`. */
function marked(value: unknown, at: string): unknown {
  if (typeof value === 'string') {
    const names = splitAtPlaceholders(value).flatMap((part) =>
      'name' in part ? [`{${part.name}}`] : [],
    )
    return `«${[at, ...new Set(names)].join(' ')}»`
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, item]) => [
      key,
      marked(item, at === '' ? key : `${at}.${key}`),
    ]),
  )
}

/** Sets properties of the site in a manifest, also if it does not have them. The values are written as JSON. */
async function setProperties(root: string, values: Record<string, unknown>): Promise<void> {
  const source = manifestSource(await manifestFiles(projectAt(root)))
  const site = source.node([], false)
  if (!SyntaxNode.isObjectLiteralExpression(site)) throw new Error('The site is not an object.')
  const edits = Object.entries(values).flatMap(([name, value]) => {
    const code = `${name}: ${JSON.stringify(value)}`
    const existing = site.getProperty(name)
    return existing === undefined ? insertEntry(site, code) : [replaceNode(existing, code)]
  })
  for (const [name, edited] of applyEdits(source, edits)) {
    await writeFile(path.join(root, name), edited)
  }
}

/** Whether a text, or the part of it before or after a placeholder, is a marked text. */
const isMarked = (text: string) => /[«»]/.test(text)

/** The texts of an element that visitors read: text nodes, and attributes for assistive technology. */
function visibleTexts(element: Element): readonly string[] {
  const own = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
  )
  const attributes = ['aria-label', 'title', 'placeholder'].map(
    (name) => element.getAttribute(name) ?? '',
  )
  const children = [...element.children].flatMap(visibleTexts)
  return [...own, ...attributes, ...children].filter((text) => /\p{L}{2}/u.test(text))
}
