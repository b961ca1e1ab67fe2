import type { Site } from '../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../diagnostics/diagnostic.ts'

/**
 * The paths of texts that repeat the text at a path, and change with it: the option that reveals a field
 * (`other.option`) is one of the `options`.
 */
export function repeatedTexts(site: Site, path: ModelPath): readonly ModelPath[] {
  if (path.at(-2) !== 'options') return []
  const other = [...path.slice(0, -2), 'other', 'option']
  return valueAt(site, other) === valueAt(site, path) ? [other] : []
}
