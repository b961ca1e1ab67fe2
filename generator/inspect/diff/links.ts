import { siteSchema } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { mapReferences, schemaAt } from '../../manifest/schemaWalk.ts'
import type { Change } from './change.ts'
import type { Snapshot } from './snapshot.ts'

/** The targets of the links in a value, each once, in order. */
export function linkTargets(root: Snapshot, value: unknown, path: ModelPath): string[] {
  const schema = schemaAt(siteSchema, root, path)
  if (schema === undefined) return []
  const targets = new Set<string>()
  mapReferences(schema, value, (to, name) => {
    if (to === 'link' || to === 'page') targets.add(name)
    return name
  })
  return [...targets]
}

/** The changes of the link targets of a page. */
export function linkChanges(
  name: string,
  path: ModelPath,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const removed = before.filter((target) => !after.includes(target))
  const added = after.filter((target) => !before.includes(target))
  if (removed.length + added.length === 0) return []
  const parts = [
    ...(removed.length === 0 ? [] : [`no longer links to ${removed.join(', ')}`]),
    ...(added.length === 0 ? [] : [`now links to ${added.join(', ')}`]),
  ]
  const level = removed.length === 0 ? 'safe' : 'notable'
  return [{ level, subject: 'links', path, text: `${name} ${parts.join(', and ')}` }]
}
