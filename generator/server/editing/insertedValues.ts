import { Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import { type ManifestSource, resolveValue } from '../../manifest/locate.ts'
import { placeOf, type SiteText } from './siteTexts.ts'
import { valueOf } from './textParts.ts'

/** A value that a text inserts with `${…}`. */
export type Inserted = {
  /** The code between the braces. */
  readonly code: string
  readonly value: string
  /** The literal or the template that the code refers to. */
  readonly node: Node
}

/** The values that the literal of a text inserts, in the order of the text. */
export function insertedIn(node: Node): Inserted[] {
  if (!Node.isTemplateExpression(node)) return []
  return node.getTemplateSpans().map((span) => {
    const expression = span.getExpression()
    return {
      code: expression.getText(),
      value: valueOf(expression) ?? '',
      node: resolveValue(expression),
    }
  })
}

/** Whether the value itself can be changed: it is a string or a number. */
export const isLiteral = (node: Node) =>
  Node.isStringLiteral(node) ||
  Node.isNoSubstitutionTemplateLiteral(node) ||
  Node.isNumericLiteral(node)

/** Whether a text inserts the value at a place, directly or through another value. */
export const inserts = ({ node }: SiteText, place: string): boolean =>
  node !== undefined && insertsAt(node, place)

const insertsAt = (node: Node, place: string): boolean =>
  insertedIn(node).some((one) => placeOf(one.node) === place || insertsAt(one.node, place))

/** The declared constant whose value is at a node: what it states and its source. */
export function constantAt(site: Site, source: ManifestSource, node: Node) {
  return Object.entries(site.constants).find(
    ([name]) => placeOf(source.node(['constants', name, 'value'], false)) === placeOf(node),
  )?.[1]
}
