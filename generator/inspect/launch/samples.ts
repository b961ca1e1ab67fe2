import { Node, SyntaxKind } from 'ts-morph'
import type { ManifestSource } from '../../manifest/locate.ts'
import { locationOf } from '../../manifest/sourceLocation.ts'
import type { Finding } from './finding.ts'

/** Every value that is marked as a sample. */
export function samples(source: ManifestSource): Finding[] {
  return sampleCalls(source).map((call) => ({
    check: 'samples',
    at: locationOf(call),
    message: shortened(call.getArguments()[0]?.getText() ?? ''),
  }))
}

/** The calls that mark samples, in the order of the files. */
export const sampleCalls = (source: ManifestSource) =>
  source
    .syntax()
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.CallExpression))
    .filter((call) => {
      const called = call.getExpression()
      return Node.isIdentifier(called) && called.getText() === 'sample'
    })

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/,$/, '')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
