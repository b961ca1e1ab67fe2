import { SyntaxKind, type Node } from 'ts-morph'
import type { Site } from '../../../src/site/site.ts'
import { textsSchema } from '../../../src/site/texts.ts'
import { valueAt } from '../../diagnostics/diagnostic.ts'
import { type ManifestSource, propertyPath, locationOf } from '../../manifest/locate.ts'
import { sampleCalls } from '../../manifest/edit/editedFiles.ts'
import type { Finding } from './finding.ts'

/** Domains that are reserved for examples (RFC 2606, RFC 6761). */
const HOST =
  /(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org|edu)|[a-z0-9-]+\.(?:example|test|invalid)|localhost)(?![a-z0-9-])/i

/** Phone numbers that are reserved for fiction: 555-0100 to 555-0199 with any area code. */
const NUMBER = /(?:\+1)?[\s(-]*\d{3}[\s)-]*555-?01\d\d(?!\d)/

/** Finds a reserved domain or phone number in a text. */
export const findPlaceholder = (text: string): string | undefined =>
  (HOST.exec(text) ?? NUMBER.exec(text))?.[0].trim()

/**
 * Finds placeholders in the manifest, except in values that are marked with `sample(…)`, and in texts that
 * show visitors the format of a value by an example.
 */
export function placeholders(site: Site, source: ManifestSource): Finding[] {
  const examples = exampleTexts(site, source)
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
    if (found === undefined || isMarked || examples.has(node)) return []
    const property = propertyPath(node)
    return [{ check: 'placeholders', at: locationOf(node), property, message: found }]
  })
}

/**
 * The texts with an example of an email address or of a phone number: those of components whose default
 * has one, in any language, and the hints of such fields.
 */
function exampleTexts({ texts, forms }: Site, source: ManifestSource): ReadonlySet<Node> {
  const defaults = textsSchema.parse({})
  const ofComponents = Object.entries(texts).flatMap(([area, ofArea]) =>
    Object.keys(ofArea)
      .map((name) => [area, name])
      .filter((path) => findPlaceholder(String(valueAt(defaults, path))) !== undefined)
      .map((path) => ['texts', ...path]),
  )
  const hints = Object.entries(forms).flatMap(([id, { fields }]) =>
    fields.flatMap(({ kind }, index) =>
      ['email', 'phone', 'internationalPhone'].includes(kind)
        ? [['forms', id, 'fields', index, 'hint']]
        : [],
    ),
  )
  return new Set([...ofComponents, ...hints].map((path) => source.node(path, false)))
}
