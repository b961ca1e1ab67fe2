import { sampleCalls } from '../../manifest/edit/sampleCalls.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { propertyPath } from '../../manifest/propertyPath.ts'
import { locationOf } from '../../manifest/sourceLocation.ts'
import type { Finding } from './finding.ts'

/** Finds all values that are marked with `sample(…)`. */
export function samples(source: ManifestSource): Finding[] {
  return source
    .syntax()
    .flatMap(sampleCalls)
    .map((call) => ({
      check: 'samples',
      at: locationOf(call),
      property: propertyPath(call),
      message: truncate(call.getArguments()[0]?.getText() ?? ''),
    }))
}

function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/,$/, '')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
