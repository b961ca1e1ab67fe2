import { SyntaxKind } from 'ts-morph'
import type { ManifestSource } from '../../manifest/locate.ts'
import { sampleCalls } from '../../manifest/edit/sampleCalls.ts'
import { propertyPath } from '../../manifest/propertyPath.ts'
import { locationOf } from '../../manifest/sourceLocation.ts'
import type { Finding } from './finding.ts'

/** Domains that are reserved for examples (RFC 2606, RFC 6761). */
const HOST =
  /(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org|edu)|[a-z0-9-]+\.(?:example|test|invalid)|localhost)(?![a-z0-9-])/i

/** Phone numbers that are reserved for fiction: 555-0100 to 555-0199 with any area code. */
const NUMBER = /(?:\+1)?[\s(-]*\d{3}[\s)-]*555-?01\d\d(?!\d)/

/** Finds a reserved domain or phone number in a text. */
export const findPlaceholder = (text: string): string | undefined =>
  (HOST.exec(text) ?? NUMBER.exec(text))?.[0].trim()

/** Finds placeholders in the manifest, except in values that are marked with `sample(…)`. */
export function placeholders(source: ManifestSource): Finding[] {
  const marked = source.syntax().flatMap(sampleCalls)
  const texts = source
    .syntax()
    .flatMap((file) => [
      ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.TemplateExpression),
    ])
  return texts.flatMap((node): Finding[] => {
    const found = findPlaceholder(node.getText())
    const isMarked = marked.some(
      (call) =>
        call.getSourceFile() === node.getSourceFile() &&
        call.getStart() <= node.getStart() &&
        node.getEnd() <= call.getEnd(),
    )
    if (found === undefined || isMarked) return []
    const property = propertyPath(node)
    return [{ check: 'placeholders', at: locationOf(node), property, message: found }]
  })
}
