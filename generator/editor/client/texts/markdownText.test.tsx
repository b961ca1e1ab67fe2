import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { textRegistry } from '../../../../src/model/text.ts'
import { example } from '../../../../src/sections/prose/example.ts'
import { siteSchema } from '../../../../src/site/site.ts'
import { wholeSite } from '../../../../tests/support/builtSite.ts'
import minimal from '../../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { markedValues } from '../../../manifest/schemaWalk.ts'
import type { EditableText, TextPart } from '../../protocol.ts'
import { markdownText } from './markdownText.ts'
import { textExtensions } from './textSchema.ts'

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

const withoutIndentation = (text: string) => text.trim().replaceAll(/\n[^\S\n]+(?=\S)/g, '\n')

it('keeps the bytes of all texts that are not changed', () => {
  const sites = [siteSchema.parse(minimal), wholeSite]
  const texts = sites.flatMap((site) =>
    markedValues(textRegistry, siteSchema, site).map(({ schema, value }) => ({
      markdown: textRegistry.get(schema)?.markdown,
      text: String(value),
    })),
  )
  texts.push({ markdown: 'blocks', text: example.text ?? '' })
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
