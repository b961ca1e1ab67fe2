import type { TextFormat } from '../../src/model/role.ts'
import { parseMarkdown, type FormattedNode } from '../../src/model/markdown.ts'

/**
 * The nodes of a text as pages show it. Parts that belong together are in a `span` in which no line breaks: all
 * characters are those of the manifest, because visitors copy and search them.
 */
export function renderedNodes(text: string, format: TextFormat | undefined) {
  const { nodes } = parseMarkdown(text, format?.markdown)
  return format?.isContent ? typesetNodes(nodes) : nodes
}

const typesetNodes = (nodes: readonly FormattedNode[]): readonly FormattedNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return typeset(node)
    const isVerbatim = node.tag === 'code' || /^(?:mailto|tel):/.test(String(node.attributes?.to))
    return isVerbatim ? node : { ...node, children: typesetNodes(node.children) }
  })

/** Parts that are longer may be longer than a line. */
const LONGEST = 16

function typeset(text: string): FormattedNode[] {
  const nodes: FormattedNode[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(TOGETHER)) {
    if (part.length > LONGEST) continue
    if (index > end) nodes.push(text.slice(end, index))
    nodes.push({ tag: 'span', attributes: { className: 'unbroken' }, children: [part] })
    end = index + part.length
  }
  return end < text.length ? [...nodes, text.slice(end)] : nodes
}

/** The characters of words. */
const WORD = String.raw`\p{L}\p{M}\p{N}\p{Join_Control}`

/** The characters between words in addresses and names of files. */
const IN_ADDRESS = '/.@:_#?&=%+'

/** Parts that belong together, in all languages. Their lengths are limited to save time. */
const PARTS = [
  // French has spaces at punctuation.
  String.raw`(?<!\S)(?:« \S{1,14}(?: [:;!?»])*|\S{1,14}(?: [:;!?»])+)(?!\S)`,
  // An abbreviation and its number, but no phone number: "NIST SP 800-53", "ISO 9001", "OMB M-22-09".
  String.raw`(?:\p{Lu}[\p{L}/]{0,8}\p{Lu}\p{L}{0,4} ){1,2}(?:\p{Lu}-)?(?!\d+-\d{4}|\d+-\d+-)\d[${WORD}]*(?:[.-][${WORD}]+)*`,
  // A compound: "MIL-STD-881", "14-point", "full-scope". Numbers with hyphens may be phone numbers.
  String.raw`(?=[\d-]*\p{L})[${WORD}]+(?:-[${WORD}]+)+`,
  // A number and its unit or noun: "8 h", "30 minutes", "9.2 km".
  String.raw`(?<!\d )\d{1,3}(?:[.,]\d+)? (?:\p{Ll}{1,7}|\p{L}{1,3})`,
  // Initials and a name: "J. Smith". Parts of an abbreviation: "z. B.".
  String.raw`(?<!\p{Ll}\. )(?:\p{Lu}\. )+\p{Lu}[${WORD}]*|\p{Ll}\. \p{L}\.`,
  String.raw`[§№] \d+(?:[.-]\d+)*`,
]

/** A whole part, and not one of an address or of the name of a file, e.g. of `team-24@example.com`. */
const TOGETHER = new RegExp(
  String.raw`(?<![${WORD}${IN_ADDRESS}-])(?:${PARTS.join('|')})(?![${WORD}-]|[${IN_ADDRESS}][${WORD}])`,
  'gu',
)
