import { type TextPart, joinParts } from '../../src/model/textParts.ts'
import type { EditableText } from '../../generator/editor/protocol.ts'
import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteSchema } from '../../src/site/site.ts'
import { wholeSite } from '../support/builtSite.ts'
import minimal from '../generator/fixtures/minimal/site.manifest.ts'
import { parseMarkdown } from '../../src/model/markdown.ts'
import { markedValues } from '../../generator/manifest/schemaWalk.ts'
import { markdownText } from '../../generator/editor/client/texts/markdownText.ts'
import { textExtensions } from '../../generator/editor/client/texts/textSchema.ts'
import { savable, shownBy } from '../../generator/editor/client/texts/writeMarkdown.ts'

const VALUE = { code: 'founded.value', value: '2015' }

const [LINE, PARAGRAPH, BLOCKS] = ([undefined, 'inline', 'blocks'] as const).map((markdown) => ({
  markdown,
  schema: getSchema(textExtensions(markdown, [VALUE])),
}))

function conversionOf(parts: readonly TextPart[], markdown: EditableText['markdown']) {
  const kind = [LINE, PARAGRAPH, BLOCKS].find((other) => other?.markdown === markdown)
  if (kind === undefined) throw new Error(`There is no schema for ${markdown}.`)
  return markdownText(kind.schema, markdown, parts)
}

/** The text after `typed` replaced the first `selected` in the editor, with or without a mark. */
function edit(text: string, selected: string, typed: string, mark?: string) {
  const saved = [{ text }]
  const { documentOf, parts } = conversionOf(saved, 'blocks')
  const { tr, doc, schema } = EditorState.create({ doc: documentOf(saved) })
  let start = -1
  doc.descendants((node, position) => {
    const index = node.isText && start === -1 ? (node.text ?? '').indexOf(selected) : -1
    if (index !== -1) start = position + index
  })
  const marks = mark === undefined ? [] : [schema.mark(mark)]
  tr.replaceWith(start, start + selected.length, schema.text(typed, marks))
  return parts(tr.doc)
    .map((part) => ('text' in part ? part.text : part.code))
    .join('')
}

/** Lists whose markers separate them, with other notations than the editor writes. */
const LISTS = '* a\n* __b__\n  and c\n\n+ d [`e`](/f)\n\n5. g\n9. h\n\n1) i\n2) j\n\n~~~ k\nl\n~~~'

/** Every kind of block, indented as in a manifest. */
const ALL_BLOCKS = `
    ## What we promise

    - A person answers **on the same day**.

    > They said what they would do, and did it.

    | Step | Takes |
    | ---- | ----- |
    | Offer | *two days* |

    ~~~ The message that we send {1}
    status: offer
    sent:   2026-11-20
    ~~~
  `

const withoutIndentation = (text: string) => text.trim().replaceAll(/\n[^\S\n]+(?=\S)/g, '\n')

it('keeps the bytes of all texts that are not changed', () => {
  const sites = [siteSchema.parse(minimal), wholeSite]
  const texts = sites.flatMap((site) =>
    markedValues(['text'], siteSchema, site).map(({ info, value }) => ({
      markdown: info.markdown,
      text: String(value),
    })),
  )
  texts.push({ markdown: 'blocks', text: ALL_BLOCKS }, { markdown: 'blocks', text: LISTS })
  const changed = texts.filter(({ markdown, text: source }) => {
    const saved = [{ text: markdown === 'blocks' ? withoutIndentation(source) : source }]
    const { documentOf, parts, isExpressible } = conversionOf(saved, markdown)
    const doc = documentOf(saved)
    return !isExpressible(doc) || JSON.stringify(parts(doc)) !== JSON.stringify(saved)
  })
  expect(texts.length).toBeGreaterThan(sites.length)
  expect(changed).toEqual([])
})

const SOURCE = `
See the first line
and *another*_, 2*3*4 and \\*escaped\\*.

| Item   |  Price |
| ------ | -----: |
| Audit  |    100 |
| Report |     20 |

* First
* Second

~~~ A rule
if  a | b
~~~`.trim()

it.each([
  ['first', 'second'],
  ['escaped', 'a_b'],
  ['Report', 'Summary'],
  ['Second', 'Third'],
  ['a | b', 'a | c'],
])('changes only the edited words: %s', (selected, typed) => {
  expect(edit(SOURCE, selected, typed)).toBe(SOURCE.replace(selected, typed))
})

it.each([...'achjkl'])('changes only the edited letter of several lists: %s', (letter) => {
  expect(edit(LISTS, letter, 'new')).toBe(LISTS.replace(letter, 'new'))
})

it.each([
  ['5 * 3 and snake_case', undefined, '5 * 3 and snake_case'],
  ['*no emphasis*', undefined, String.raw`\*no emphasis\*`],
  ['# no heading', undefined, String.raw`\# no heading`],
  ['bold ', 'bold', '**bold** '],
])('escapes only what the site would read as Markdown: %s', (typed, mark, written) => {
  expect(edit('Text to replace', 'Text', typed, mark)).toBe(`${written} to replace`)
})

it('writes no space at the start or the end of a line when a paragraph is split', () => {
  const saved = [{ text: 'Read it. **Then call** us.' }]
  const { documentOf, parts } = conversionOf(saved, 'blocks')
  const { tr } = EditorState.create({ doc: documentOf(saved) })
  // After the bold word, and before the space in front of it.
  tr.split('Read it. Then'.length + 1).split('Read it.'.length + 1)
  expect(parts(tr.doc)).toEqual([{ text: 'Read it.\n\n**Then**\n\n**call** us.' }])
})

it('writes the paragraphs of a list with empty lines between them, each escaped alone', () => {
  const saved = [{ text: 'Read *it*,  twice.' }]
  const schema = getSchema(textExtensions('inline', [], true))
  const { documentOf, parts } = markdownText(schema, 'inline', saved)
  expect(parts(documentOf(saved))).toEqual(saved)
  const doc = documentOf([{ text: 'Read *it*,  twice.\n\nThen **call**.' }])
  expect(doc.childCount).toBe(2)
  const { tr } = EditorState.create({ doc })
  tr.insertText('# ', 'Read it,  twice.'.length + 3)
  expect(parts(tr.doc)).toEqual([{ text: 'Read *it*,  twice.\n\n\\# Then **call**.' }])
})

it('keeps inserted values as a whole, also in the target of a link', () => {
  const saved = [
    { text: 'Since ' },
    VALUE,
    { text: ', see [the year](/years/' },
    VALUE,
    { text: ') **' },
    VALUE,
    { text: '**.' },
  ]
  const { documentOf, parts } = conversionOf(saved, 'inline')
  const doc = documentOf(saved)
  expect(parts(doc)).toEqual(saved)
  const { tr, schema } = EditorState.create({ doc })
  tr.insert(0, schema.text('Founded. '))
  expect(parts(tr.doc)).toEqual([{ text: 'Founded. Since ' }, ...saved.slice(1)])
})

it('writes every text so that pages show what was typed, without a diagnostic', () => {
  const schema = getSchema(textExtensions('blocks', []))
  const { unsavedParts, documentOf, isExpressible } = markdownText(schema, 'blocks', [])
  const words =
    '1. 2026. 3) __init__ |x| ~~~ ** `` [x](/y) ![ <b> <!-- &amp; == C\u00A0# これ 😀 [^1]'
  const characters = [...'+-#*_`|>[]()\\!:=~a「。— \u2028']
  const texts = fc.constantFrom(...characters, ...words.split(' '), ' ', ' ')
  const href = 'https://a.example/b_(c)?d&e'
  const marks = fc
    .subarray(['bold', 'italic', 'code', 'link'], { maxLength: 2 })
    .map((names) => names.map((name) => schema.mark(name, { href })))
  const several = <Item,>(item: fc.Arbitrary<Item>) =>
    fc.array(item, { minLength: 1, maxLength: 3 })
  const span = fc
    .tuple(several(texts), marks)
    .map(([parts, kinds]) => schema.text(parts.join(''), kinds))
  const node = (name: string, content: typeof span) =>
    several(content).map((nodes) => schema.node(name, null, nodes))
  const paragraph = node('paragraph', span)
  const cell = (name: string) => paragraph.map((inner) => schema.node(name, null, inner))
  const row = (name: string) => node('tableRow', cell(name))
  const table = fc
    .tuple(row('tableHeader'), row('tableCell'))
    .filter(([head, body]) => head.childCount === body.childCount)
    .map((rows) => schema.node('table', null, rows))
  const lists = ['bulletList', 'orderedList'].map((name) => node(name, node('listItem', paragraph)))
  const blocks = [paragraph, node('heading', span), node('blockquote', paragraph), table, ...lists]
  let exact = 0
  const isShown = (doc: Node) => {
    const written = unsavedParts(doc)
    if (isExpressible(doc)) exact += 1
    expect(charactersOf(documentOf(written))).toBe(charactersOf(savable(doc)))
    const { leftoverMarkup } = parseMarkdown(joinParts(written), 'blocks')
    expect(leftoverMarkup.filter(({ message }) => !message?.includes('header'))).toEqual([])
  }
  const numRuns = 100
  fc.assert(fc.property(node('doc', fc.oneof(...blocks)), isShown), { numRuns })
  // Markdown has no emphasis that begins inside a word.
  expect(exact).toBeGreaterThan(numRuns * 0.9)
})

/** What pages show of a document without its formats. */
const charactersOf = (doc: Node) =>
  shownBy(doc).replaceAll(/\{(?:bold|italic|code|link[^}]*)\}/g, '')

it.each([
  ['a *s* _u_', 'a \\*s\\* \\_u\\_'],
  ['1. Januar 2026', '1. Januar 2026'],
  ['__init__', '\\_\\_init\\_\\_'],
  ['2026.', '2026\\.'],
  ['Why C #', 'Why C #'],
])('writes the typed text %j as %j', (typed, written) => {
  expect(edit('Text', 'Text', typed)).toBe(written)
})

it('a smaller subheading before any subheading becomes one, and a list with one number a paragraph', () => {
  const schema = getSchema(textExtensions('blocks', []))
  const { parts } = markdownText(schema, 'blocks', [])
  const paragraph = schema.node('paragraph', null, schema.text('Januar'))
  const list = schema.node('orderedList', { start: 1 }, schema.node('listItem', null, paragraph))
  const doc = [schema.node('heading', { level: 4 }, schema.text('C #')), list, list]
  expect(joinParts(parts(schema.node('doc', null, doc)))).toBe(
    '## C \\#\n\n1\\. Januar\n\n1\\. Januar',
  )
})
