import type { InsertedPart } from '../../../../src/model/textParts.ts'
import type { EditableText } from '../../protocol.ts'
import { Mark, mergeAttributes, Node, textblockTypeInputRule, type Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import titleClasses from '../../../../src/theme/components/Title.module.css'
import tableClasses from '../../../../src/sections/ScrollingTable.module.css'
import classes from './TextField.module.css'

/** The extensions of Tiptap for a text: what its kind may contain, and the values that it inserts. */
export function textExtensions(
  markdown: EditableText['markdown'],
  inserted: readonly InsertedPart[],
  hasParagraphs = markdown === 'blocks',
): Extensions {
  const isFormatted = markdown !== undefined
  const isLong = markdown === 'blocks'
  const ifFormatted = isFormatted ? {} : false
  const ifLong = isLong ? {} : false
  return [
    StarterKit.configure({
      document: false,
      paragraph: hasParagraphs && {},
      bold: ifFormatted,
      // The typeface may have no italics, as on the page.
      italic: isFormatted && { HTMLAttributes: { style: 'font-synthesis: style' } },
      code: false,
      link: isFormatted && {
        openOnClick: false,
        autolink: false,
        enableClickSelection: false,
        isAllowedUri: (url) => TARGET.test(url),
        HTMLAttributes: { target: null, rel: null, class: null },
      },
      heading: false,
      bulletList: ifLong,
      orderedList: ifLong,
      listItem: ifLong,
      listKeymap: ifLong,
      blockquote: ifLong,
      ...(!isLong && { gapcursor: false }),
      trailingNode: isLong && {
        notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'],
      },
      hardBreak: false,
      horizontalRule: false,
      codeBlock: false,
      strike: false,
      underline: false,
      dropcursor: false,
    }),
    Node.create({
      name: 'doc',
      topNode: true,
      content: isLong ? '(block | heading)+' : hasParagraphs ? 'paragraph+' : 'inline*',
    }),
    insertedValue(inserted),
    ...(isFormatted ? [INLINE_CODE] : []),
    ...(isLong ? [SUBHEADING, TABLE, TableRow, CELL, HEADER_CELL, CODE, CAPTION, CODE_LINES] : []),
  ]
}

/** The start of a link's target. An inserted value can be at its start. */
const TARGET = /^(?:[/#\uE000-\uF8FF]|https?:|mailto:|tel:)/

/** The attribute of the element that stands for an inserted value: its code. */
export const CODE_ATTRIBUTE = 'data-inserted'

/** A value that the text inserts: one character that can only be removed or moved as a whole. */
const insertedValue = (inserted: readonly InsertedPart[]) =>
  Node.create({
    name: 'inserted',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ code: { default: '', rendered: false } }),
    parseHTML: () => [
      {
        tag: `span[${CODE_ATTRIBUTE}]`,
        getAttrs(element) {
          const code = element.getAttribute(CODE_ATTRIBUTE)
          return inserted.some((part) => part.code === code) && { code }
        },
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'span',
      { [CODE_ATTRIBUTE]: attrs['code'], class: classes.token },
      // Another program may have inserted it after the text was opened.
      inserted.find(({ code }) => code === attrs['code'])?.value ?? attrs['code'],
    ],
  })

/** Code in a text. Tiptap's removes all other formats, e.g. a link around the code. It is the innermost format in Markdown. */
const INLINE_CODE = Mark.create({
  name: 'code',
  priority: 1,
  code: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
})

/**
 * A subheading, outside of lists and quotes. It looks as `Title` of Mantine, which the page shows. Pasted headings of other
 * levels become one.
 */
const SUBHEADING = Node.create({
  name: 'heading',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 3, rendered: false } }),
  addInputRules() {
    const subheading = (find: RegExp, level: number) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level } })
    return [subheading(/^##\s$/, 3), subheading(/^###\s$/, 4)]
  },
  parseHTML: () => [
    { tag: ':is(h1, h2, h3)', attrs: { level: 3 } },
    { tag: ':is(h4, h5, h6)', attrs: { level: 4 } },
  ],
  renderHTML: ({ node: { attrs } }) => [
    `h${attrs['level']}`,
    { class: titleClasses.root, 'data-order': attrs['level'] },
    0,
  ],
})

/** A table that looks as on the page. */
const TABLE = Table.extend({
  renderHTML: () => ['figure', { class: tableClasses.root }, ['table', ['tbody', 0]]],
}).configure({ View: null })

const CELL = TableCell.extend({ content: 'paragraph' })
const HEADER_CELL = TableHeader.extend({
  content: 'paragraph',
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes, { scope: 'col' }), 0],
})

/** A block of code with its caption. */
const CODE = Node.create({
  name: 'codeFigure',
  group: 'block',
  content: 'codeCaption codeLines',
  isolating: true,
  parseHTML: () => [{ tag: 'figure:has(> pre)' }],
  renderHTML: () => ['figure', 0],
})

const CAPTION = Node.create({
  name: 'codeCaption',
  content: '(text | inserted)*',
  marks: '',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

const CODE_LINES = Node.create({
  name: 'codeLines',
  content: '(text | inserted)*',
  marks: '',
  code: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
})
