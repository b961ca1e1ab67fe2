import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

/** The beginning of a style attribute whose value depends on the length of texts. */
const WIDTH_OF_TEXT = '@style=--digits:'

/** The elements, attributes, texts and comments of a document in order, as a browser parses them. */
export function documentNodes(html: string): string[] {
  const found: string[] = []
  const walk = (node: Node, inScript: boolean) => {
    if ('value' in node) found.push(...(inScript ? dataOf(node.value) : [`text ${node.value}`]))
    else if ('data' in node) found.push(`comment ${node.data}`)
    else if ('tagName' in node) {
      found.push(`<${node.tagName}>`)
      const attributes = node.attrs.map(({ name, value }) => `@${name}=${value}`)
      found.push(...attributes.filter((one) => !one.startsWith(WIDTH_OF_TEXT)).toSorted())
    }
    if ('childNodes' in node) {
      for (const child of node.childNodes) walk(child, node.nodeName === 'script')
      found.push('</>')
    }
  }
  walk(parse(html), false)
  return found
}

/** The keys and values of a JSON data block. */
function dataOf(json: string): string[] {
  const walk = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => [`data ${key}`, ...walk(item)])
      : [`data ${String(value)}`]
  return walk(JSON.parse(json))
}
