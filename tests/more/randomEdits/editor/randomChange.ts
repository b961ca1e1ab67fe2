import { formatPath } from '../../../../generator/diagnostics/diagnostic.ts'
import { editableList } from '../../../../generator/editor/server/lists.ts'
import { manifestFiles } from '../../../../generator/manifest/files.ts'
import { manifestSource } from '../../../../generator/manifest/locate.ts'
import { exampleKinds } from '../../../../generator/server/gallery/examples.ts'
import type { Change, TextPart } from '../../../../generator/editor/protocol.ts'
import { changedValue } from '../changedValue.ts'
import type { Random } from '../random.ts'
import { valuesOf } from '../valuesOf.ts'
import { randomPath, type ProposeChange } from './editorState.ts'
import { randomSetting } from './randomSetting.ts'

/** A text of a random page: mostly words in another order, sometimes one that is not valid. */
const text: ProposeChange = async (state) => {
  const { session, random } = state
  const page = await session.read(randomPath(state))
  const found = random.pick(random.pick(page.regions)?.texts ?? [])
  if (found === undefined) return undefined
  const { path, value, parts = [{ text: value }] } = found
  const before = random.below(10) === 0 ? `${value} seen earlier` : value
  const change = { kind: 'text', path, before, parts: changedParts(parts, random) } as const
  return { description: `text ${formatPath(path)}: ${JSON.stringify(change.parts)}`, change }
}

/** Texts that are not valid everywhere, or must be escaped in code. */
const UNUSUAL = [
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

function changedParts(parts: readonly TextPart[], random: Random): TextPart[] {
  const changed = parts.map((part): TextPart => {
    if (!('text' in part) || random.below(2) === 0) return part
    if (random.below(4) === 0) return { text: random.pick(UNUSUAL) ?? '' }
    return { text: String(changedValue(part.text, random) ?? `${part.text} more`) }
  })
  return random.below(12) === 0 ? changed.slice(1) : changed
}

/** A value that texts insert. */
const inserted: ProposeChange = async (state) => {
  const { session, random } = state
  const { regions } = await session.read(randomPath(state))
  const texts = regions.flatMap((region) => region.texts)
  const found = random.pick(
    texts.flatMap(({ path, parts = [] }) =>
      parts.flatMap((part) => ('code' in part ? [{ path, ...part }] : [])),
    ),
  )
  if (found === undefined) return undefined
  const { path, code, value: before } = found
  const value = random.pick([String(1900 + random.below(200)), 'not a number', '', `${before}1`])
  const change = { kind: 'inserted', path, code, before, value: value ?? '' } as const
  return { description: `inserted ${code} to ${JSON.stringify(value)}`, change }
}

/** A change of the entries of a random list, or a new section. */
const list: ProposeChange = async ({ project, site, random }) => {
  const lists = valuesOf(site).filter(({ value }) => Array.isArray(value))
  const sections = lists.filter(({ path }) => path.at(-1) === 'sections')
  const found = random.pick(random.below(2) === 0 ? sections : lists)
  if (found === undefined || !Array.isArray(found.value)) return undefined
  const source = manifestSource(await manifestFiles(project))
  const { path, version } = editableList(site, source, found.path)
  const at = { list: path, version }
  const index = random.below(found.value.length + 1)
  const change = random.pick<Change>([
    { kind: 'moveEntry', ...at, from: index, to: random.below(found.value.length + 1) },
    { kind: 'duplicateEntry', ...at, index },
    { kind: 'removeEntry', ...at, index },
    { kind: 'insertSection', ...at, index, section: random.pick(exampleKinds) ?? '' },
  ])
  return change && { description: `${change.kind} ${formatPath(path)} ${index}`, change }
}

const step =
  (kind: 'undo' | 'redo'): ProposeChange =>
  async () => ({ description: kind, change: { kind } })

/** The kinds of changes. A change of a text is the most frequent one. */
const KINDS: readonly ProposeChange[] = [
  text,
  text,
  text,
  inserted,
  list,
  list,
  randomSetting,
  randomSetting,
  step('undo'),
  step('undo'),
  step('redo'),
]

/** A random change. It may be invalid. Undefined if the site has nothing to change in this way. */
export const randomChange: ProposeChange = (state) => (state.random.pick(KINDS) ?? text)(state)
