import { type Node, type SourceFile, ts } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { type Diagnostic, formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { SHARED_CONSTANTS } from '../manifest/load.ts'
import { locationOf, type ManifestSource, sourcePath } from '../manifest/locate.ts'
import { patternsOf, wholePhrase } from './textRules.ts'

/** A value that the manifest declares, and that texts should insert instead of repeating it. */
type DeclaredValue = {
  readonly path: ModelPath
  /** Finds the value in a text. The first group is a number, if the value is one. */
  readonly pattern: RegExp
  /** The number of a constant. */
  readonly number?: number
}

/**
 * Finds texts of the manifest's files that contain a declared value as a literal: the phrase of a
 * constant, the name of the product or a phone number. They would become wrong if the value changes.
 * This cannot be seen in the site, where an inserted value looks the same.
 */
export function* repeatedValues(site: Site, source: ManifestSource): Generator<Diagnostic> {
  // Parsing takes long, so most manifests are only searched.
  const texts = source.files.map(({ text }) => text)
  const repeated = declaredValues(site).filter(
    (value) =>
      texts.flatMap((text) => occurrences(value, text)).length >
      (value.number === undefined ? 1 : 0),
  )
  const literals = repeated.length === 0 ? [] : source.syntax().flatMap(literalsIn)
  for (const value of repeated) {
    const declaration = source.node(value.path, false)
    for (const literal of literals) {
      if (isInside(literal, declaration)) continue
      for (const occurrence of occurrences(value, literal.text)) {
        const node = nodeOf(literal)
        yield {
          code: 'repeated-value',
          path: sourcePath(node),
          location: locationOf(node),
          message: `${JSON.stringify(occurrence)} repeats the value of ${formatPath(value.path)}.`,
          hint: `Use one constant for both: insert it with \${…} in a template string, so that a change of the value changes this text too.${
            literal.file === declaration.getSourceFile() ? '' : ` ${SHARED_CONSTANTS}`
          }`,
        }
      }
    }
  }
}

function declaredValues({ product, constants, places }: Site): DeclaredValue[] {
  const phrase = (words: string, path: ModelPath): DeclaredValue => ({
    path,
    pattern: new RegExp(wholePhrase(words), 'gu'),
  })
  return [
    // A name of one word may also be an ordinary word.
    ...(/\s/.test(product.name) ? [phrase(product.name, ['product', 'name'])] : []),
    ...Object.entries(places).flatMap(([name, { phone }]) =>
      Object.entries(phone ?? {}).map(([key, number]) =>
        phrase(number, ['places', name, 'phone', key]),
      ),
    ),
    ...Object.entries(constants).flatMap(([name, constant]) =>
      patternsOf(constant).map((pattern) => ({
        path: ['constants', name],
        pattern,
        number: constant.value,
      })),
    ),
  ]
}

/** The positions in a text at which the value is written out. */
const occurrences = ({ pattern, number }: DeclaredValue, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([match, digits = '']) =>
    number === undefined || Number(digits.replaceAll(',', '')) === number ? [match] : [],
  )

/** A literal of the manifest, and its text as it is written. */
type Literal = {
  readonly file: SourceFile
  readonly start: number
  readonly text: string
}

/**
 * The literal texts of a file: strings, and the parts of template strings between the inserted values.
 * Visits TypeScript's own nodes, because ts-morph would create an object for each literal of the file.
 */
function literalsIn(file: SourceFile): Literal[] {
  const { compilerNode } = file
  const literals: Literal[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node)
    )
      literals.push({ file, start: node.getStart(compilerNode), text: node.getText(compilerNode) })
    ts.forEachChild(node, visit)
  }
  visit(compilerNode)
  return literals
}

function nodeOf({ file, start, text }: Literal): Node {
  const node = file.getDescendantAtStartWithWidth(start, text.length)
  if (node === undefined) throw new Error(`No literal starts at position ${start}.`)
  return node
}

const isInside = ({ file, start, text }: Literal, outer: Node) =>
  file === outer.getSourceFile() &&
  outer.getStart() <= start &&
  start + text.length <= outer.getEnd()
