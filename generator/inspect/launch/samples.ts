import { sampleCalls } from '../../manifest/edit/editedFiles.ts'
import { type ManifestSource, propertyPath, locationOf } from '../../manifest/locate.ts'
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
