import { Node, SyntaxKind } from 'ts-morph'
import type { ManifestSource } from '../../manifest/locate.ts'
import { propertyPath } from '../../manifest/propertyPath.ts'
import { locationOf } from '../../manifest/sourceLocation.ts'
import type { Finding } from './finding.ts'

/** Finds all values that are marked with `sample(…)`. */
export function samples(source: ManifestSource): Finding[] {
  return sampleCalls(source).map((call) => ({
    check: 'samples',
    at: locationOf(call),
    property: propertyPath(call),
    message: truncate(call.getArguments()[0]?.getText() ?? ''),
  }))
}

/** The `sample(…)` calls, in the order of the files. */
export const sampleCalls = (source: ManifestSource) =>
  source
    .syntax()
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.CallExpression))
    .filter((call) => {
      const called = call.getExpression()
      return Node.isIdentifier(called) && called.getText() === 'sample'
    })

function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/,$/, '')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
