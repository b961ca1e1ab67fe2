import * as fc from 'fast-check'
import { manifestSource } from '../../../generator/manifest/locate.ts'
import type { Project } from '../../../generator/manifest/project.ts'
import type { EditSession } from '../../../generator/editor/server/session.ts'
import { editableList } from '../../../generator/editor/server/lists.ts'
import { exampleKinds } from '../../../generator/server/gallery/examples.ts'
import type { EditRequest, TextPart } from '../../../generator/editor/protocol.ts'
import type { JsonValue } from '../../../generator/editor/values.ts'
import type { Choices, Setting } from '../../../generator/editor/settingProtocol.ts'
import type { Site } from '../../../src/site/site.ts'
import { changedValue, oneIn, pick, valuesOf, type Draw } from './random.ts'
import { manifestFiles } from '../../../generator/manifest/load.ts'

/** What a random change depends on. */
type EditorState = {
  readonly project: Project
  readonly session: EditSession
  /** The last valid site. */
  readonly site: Site
  /** Texts that authors seldom write. */
  readonly unusualTexts: readonly string[]
}

/** Proposes a change that the page editor could request. It may be invalid. Undefined if the site has nothing to change in this way. */
type ProposeChange = (draw: Draw, state: EditorState) => Promise<EditRequest | undefined>

/** The path of a page, or one that shows the not-found page. */
const randomPath = (draw: Draw, { site }: EditorState) =>
  pick(draw, [...Object.keys(site.routes), '/no/such/page']) ?? '/'

/** A text of a random page: mostly words in another order, sometimes one that is not valid. */
const text: ProposeChange = async (draw, state) => {
  const { regions } = await state.session.read(randomPath(draw, state))
  const found = pick(draw, pick(draw, regions)?.texts ?? [])
  if (found === undefined) return undefined
  const { path, value, parts = [{ text: value }] } = found
  const before = oneIn(draw, 10) ? `${value} seen earlier` : value
  return { kind: 'text', path, before, parts: changedParts(draw, parts, state) }
}

/** Texts that are not valid everywhere, or must be escaped in code. */
export const UNUSUAL = [
  '',
  ' ',
  'Two\nlines',
  'ends with a space ',
  '"double" \'single\' `backtick` \\backslash',
  '${notInserted} $ {',
  '<b>bold</b> &amp; */ // {name}',
  'right to left \u202E override',
  '\u0000',
  'x'.repeat(3000),
  '😀 Größe 日本語',
]

function changedParts(draw: Draw, parts: readonly TextPart[], { unusualTexts }: EditorState) {
  const changed = parts.map((part): TextPart => {
    if (!('text' in part) || oneIn(draw, 2)) return part
    const unusual = oneIn(draw, 4) ? pick(draw, unusualTexts) : undefined
    if (unusual !== undefined) return { text: unusual }
    return { text: String(changedValue(part.text, draw) ?? `${part.text} more`) }
  })
  return oneIn(draw, 12) ? changed.slice(1) : changed
}

/** A value that texts insert. */
const inserted: ProposeChange = async (draw, state) => {
  const { regions } = await state.session.read(randomPath(draw, state))
  const values = regions
    .flatMap(({ texts }) => texts)
    .flatMap(({ path, parts = [] }) =>
      parts.flatMap((part) => ('code' in part ? [{ path, ...part }] : [])),
    )
  const found = pick(draw, values)
  if (found === undefined) return undefined
  const { path, code, value: before } = found
  const value = pick(draw, ['1987', '2042', 'not a number', '', `${before}1`]) ?? ''
  return { kind: 'inserted', path, code, before, value }
}

/** A change of the entries of a random list, or a new section. */
const list: ProposeChange = async (draw, { project, site }) => {
  const lists = valuesOf(site).filter(({ value }) => Array.isArray(value))
  const sections = lists.filter(({ path }) => path.at(-1) === 'sections')
  const found = pick(draw, oneIn(draw, 2) ? sections : lists)
  if (found === undefined || !Array.isArray(found.value)) return undefined
  const source = manifestSource(await manifestFiles(project))
  const { path, version } = editableList(site, source, found.path)
  const at = { list: path, version }
  const [index, to] = draw(fc.tuple, fc.nat(found.value.length), fc.nat(found.value.length))
  return pick<EditRequest>(draw, [
    { kind: 'moveEntry', ...at, from: index, to },
    { kind: 'duplicateEntry', ...at, index },
    { kind: 'removeEntry', ...at, index },
    { kind: 'copyEntries', ...at, index },
    { kind: 'insertSection', ...at, index, section: pick(draw, exampleKinds) ?? '' },
  ])
}

/** Another value of a random setting of a page, or its removal. */
const setting: ProposeChange = async (draw, state) => {
  const page = randomPath(draw, state)
  const { targets } = await state.session.settings({ page, path: [] })
  const target = pick(draw, targets)
  if (target === undefined) return undefined
  const { settings, choices } = await state.session.settings({ page, path: target.path })
  const found = pick(draw, settings.flatMap(withInner))
  if (found === undefined) return undefined
  const value = oneIn(draw, 5) ? undefined : otherValue(draw, found, choices)
  return { kind: 'setting', path: found.path, before: found.code, value }
}

/** A setting and those inside it. */
function withInner(one: Setting): readonly Setting[] {
  const { control } = one
  if (control.kind === 'group') return control.settings.flatMap(withInner)
  if (control.kind === 'list' || control.kind === 'record') {
    return [one, ...control.entries.flatMap(withInner)]
  }
  return [one]
}

const ICONS = ['shield-lock', 'function', 'number-0']

function otherValue(draw: Draw, { control, value }: Setting, choices: Choices): JsonValue {
  switch (control.kind) {
    case 'select':
      return pick(draw, control.options) ?? ''
    case 'reference': {
      const names =
        control.to === 'icon' ? ICONS : choices[control.to].map((choice) => choice.value)
      return pick(draw, [...names, '/missing']) ?? ''
    }
    case 'number':
      return draw(fc.integer, { min: -20, max: 180 })
    case 'switch':
      return value !== true
    case 'text':
    case 'string':
      return String(changedValue(value, draw) ?? 'other')
    default:
      // A list or an object with another type, which is rejected.
      return 'text'
  }
}

/** The kinds of changes. A change of a text is the most frequent one. */
const KINDS: readonly ProposeChange[] = [
  text,
  text,
  text,
  inserted,
  list,
  list,
  setting,
  setting,
  async () => ({ kind: 'undo' }),
  async () => ({ kind: 'undo' }),
  async () => ({ kind: 'redo' }),
]

/** A random change of the page editor. */
export const randomChange: ProposeChange = (draw, state) => (pick(draw, KINDS) ?? text)(draw, state)

/** The manifest after a random edit by another program. */
export function externalEdit(draw: Draw, source: string, lastValid: string): string {
  const [text, bracket] = [/(?<=(?:heading|title|text|label): ')[^'\\]+(?=')/g, /[{}[\]]/g].map(
    (pattern) => pick(draw, [...source.matchAll(pattern)]),
  )
  const replaced = (found: RegExpExecArray | undefined, by: string) =>
    found === undefined
      ? source
      : source.slice(0, found.index) + by + source.slice(found.index + found[0].length)
  const comment = source.replace('\n', '\n// Written by another program.\n')
  const edited = [
    lastValid,
    // A comment, which no change of the editor may remove.
    comment,
    comment,
    replaced(text, `${text?.[0]} too`),
    replaced(text, `${text?.[0]} also`),
    // As in the middle of an edit.
    replaced(bracket, ''),
    // Which the schema does not allow.
    replaced(text, ''),
    // As some editors do before they write a file.
    '',
  ]
  return pick(draw, edited) ?? source
}
