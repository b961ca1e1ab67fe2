import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { matchEntries, isReordered, type MatchedEntry } from './matchEntries.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import type { SnapshotSection } from './snapshot.ts'
import type { PageVersion } from './pageVersion.ts'

/** The changes of the sections of a page: added, removed, other kind, other order or other content. */
export function sectionChanges(name: string, then: PageVersion, now: PageVersion): Change[] {
  const { sections: old } = then.page
  const { sections } = now.page
  const aligned = matchEntries<SnapshotSection>(old, sections, [
    (a, b) => a.id !== undefined && a.id === b.id,
    (a, b) => a.kind === b.kind && a.heading === b.heading,
    (a, b) => a.heading === b.heading,
    // The heading changed. Only if the number of sections is the same.
    (a, b) => a.kind === b.kind && old.length === sections.length,
  ])
  const order = isReordered(aligned) ? [orderChange(name, now.path)] : []
  return [...order, ...aligned.flatMap((pair) => singleSectionChanges(name, then, now, pair))]
}

const orderChange = (name: string, page: ModelPath): Change => ({
  level: 'safe',
  subject: 'look',
  path: [...page, 'sections'],
  text: `The order of the sections of ${name} changed`,
})

function singleSectionChanges(
  name: string,
  then: PageVersion,
  now: PageVersion,
  { before, after }: MatchedEntry<SnapshotSection>,
): Change[] {
  const old = { ...before, path: [...then.path, 'sections', before?.index ?? 0] }
  const fresh = { ...after, path: [...now.path, 'sections', after?.index ?? 0] }
  if (fresh.value === undefined) {
    return [sectionChange(old.path, `${name} no longer has ${describeSection(old.value)}`)]
  }
  if (old.value === undefined) {
    return [sectionChange(fresh.path, `${name} now has ${describeSection(fresh.value)}`)]
  }
  if (old.value.kind !== fresh.value.kind) {
    const text = `${name}: the kind of ${describeSection(fresh.value)} was ${old.value.kind}`
    return [sectionChange(fresh.path, text)]
  }
  const { id: oldId, ...oldRest } = old.value
  const { id, ...rest } = fresh.value
  return [
    ...(oldId === undefined || oldId === id ? [] : [anchorChange(name, fresh.path, oldId)]),
    ...contentChanges(oldRest, rest, {
      before: then.root,
      after: now.root,
      name: `${name}, "${old.value.heading}"`,
      paths: { before: old.path, after: fresh.path },
    }),
  ]
}

const describeSection = (section: SnapshotSection | undefined) =>
  `the section "${section?.heading}" (${section?.kind})`

const sectionChange = (path: ModelPath, text: string): Change => ({
  level: 'notable',
  subject: 'pages',
  path,
  text,
})

const anchorChange = (name: string, path: ModelPath, anchor: string): Change => ({
  level: 'notable',
  subject: 'pages',
  path: [...path, 'id'],
  text: `${name}#${anchor} no longer exists: links to it from other sites open the top of the page`,
})
