import { siteSchema } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { mapReferences, schemaAt } from '../../manifest/schemaWalk.ts'
import type { Change } from './change.ts'
import type { Lock } from './lock.ts'

/** Where the links inside a value lead, each target once, in order. */
export function linkTargets(root: Lock, value: unknown, path: ModelPath): string[] {
  const schema = schemaAt(siteSchema, root, path)
  if (schema === undefined) return []
  const targets = new Set<string>()
  mapReferences(schema, value, (to, name) => {
    if (to === 'link' || to === 'page') targets.add(name)
    return name
  })
  return [...targets]
}

/** What a page's links lead to now and before. */
export function linkChanges(
  name: string,
  path: ModelPath,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const lost = before.filter((target) => !after.includes(target))
  const gained = after.filter((target) => !before.includes(target))
  if (lost.length + gained.length === 0) return []
  const parts = [
    ...(lost.length === 0 ? [] : [`no longer links to ${lost.join(', ')}`]),
    ...(gained.length === 0 ? [] : [`now links to ${gained.join(', ')}`]),
  ]
  const level = lost.length === 0 ? 'safe' : 'notable'
  return [{ level, subject: 'links', path, text: `${name} ${parts.join(', and ')}` }]
}
