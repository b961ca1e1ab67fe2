import { code, Code, imported, joined } from '../manifest/code.ts'
import { parseMarkdown, plainTextOf, type FormattedNode } from '../manifest/markdown.ts'

/** The code of a text: a string, or JSX if it contains Markdown. */
export function markdownCode(
  text: unknown,
  markdown: Parameters<typeof parseMarkdown>[1],
): unknown {
  if (typeof text !== 'string' || markdown === undefined) return text
  const { nodes } = parseMarkdown(text, markdown)
  if (markdown === 'blocks') return code`<${BLOCK_TEXT}>${joined(nodes.map(jsx))}</${BLOCK_TEXT}>`
  return nodes.every((node) => typeof node === 'string')
    ? plainTextOf(nodes)
    : code`<>${joined(nodes.map(jsx))}</>`
}

const BLOCK_TEXT = imported('src/sections/prose/BlockText.tsx', 'BlockText')

/** The elements that are components or have properties of their own. */
const COMPONENTS = new Map<string, readonly [component: Code, properties?: object]>([
  ['a', [imported('src/parts/LinkTo.tsx', 'LinkTo')]],
  // The typeface may have no italics. A rule for `em` would be in every document.
  ['em', [new Code('em'), { style: { fontSynthesis: 'style' } }]],
  ['h3', [imported('@mantine/core', 'Title'), { order: 3 }]],
  ['h4', [imported('@mantine/core', 'Title'), { order: 4 }]],
  ['pre', [imported('src/sections/prose/BlockText.tsx', 'CodeBlock')]],
  ['table', [imported('src/sections/table/ScrollingTable.tsx', 'ScrollingTable')]],
])

/** Texts that JSX keeps as they are. It changes the spaces and the character references of others. */
const PLAIN = /^[\p{L}\p{N}](?:(?: ?[\p{L}\p{N},.:;()/-])*)$/u
const PLAIN_ATTRIBUTE = /^[\w/#:.?=@+-]+$/

function jsx(node: FormattedNode, _: number, { length }: readonly FormattedNode[]): Code {
  if (typeof node === 'string') {
    return length === 1 && PLAIN.test(node) ? new Code(node) : code`{${node}}`
  }
  const { tag, attributes, children } = node
  const [name, properties] = COMPONENTS.get(tag) ?? [new Code(tag)]
  const attributeCodes = Object.entries({ ...properties, ...attributes }).map(([key, value]) =>
    typeof value === 'string' && PLAIN_ATTRIBUTE.test(value)
      ? new Code(` ${key}="${value}"`)
      : code` ${new Code(key)}={${value}}`,
  )
  return code`<${name}${joined(attributeCodes)}>${joined(children.map(jsx))}</${name}>`
}
