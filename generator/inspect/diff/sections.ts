import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { matchEntries, isReordered, type MatchedEntry } from './matchEntries.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import type { SnapshotSection } from './snapshot.ts'
import type { PageVersion } from './pageVersion.ts'

/** The changes of the sections of a page: added, removed, other kind, other order or other content. */
export function sectionChanges(name: string, oldPage: PageVersion, newPage: PageVersion): Change[] {
  const { sections: old } = oldPage.page
  const { sections } = newPage.page
  const matched = matchEntries<SnapshotSection>(old, sections, [
    (a, b) => a.id !== undefined && a.id === b.id,
    (a, b) => a.kind === b.kind && a.heading === b.heading,
    (a, b) => a.heading === b.heading,
    // The heading changed. Only if the number of sections is the same.
    (a, b) => a.kind === b.kind && old.length === sections.length,
  ])
  const order = isReordered(matched) ? [orderChange(name, newPage.path)] : []
  return [
    ...order,
    ...matched.flatMap((pair) => singleSectionChanges(name, oldPage, newPage, pair)),
  ]
}

const orderChange = (name: string, page: ModelPath): Change => ({
  level: 'safe',
  subject: 'look',
  path: [...page, 'sections'],
  text: `The order of the sections of ${name} changed`,
})

function singleSectionChanges(
  name: string,
  oldPage: PageVersion,
  newPage: PageVersion,
  { before, after }: MatchedEntry<SnapshotSection>,
): Change[] {
  const oldSection = { ...before, path: [...oldPage.path, 'sections', before?.index ?? 0] }
  const newSection = { ...after, path: [...newPage.path, 'sections', after?.index ?? 0] }
  if (newSection.value === undefined) {
    return [
      sectionChange(oldSection.path, `${name} no longer has ${describeSection(oldSection.value)}`),
    ]
  }
  if (oldSection.value === undefined) {
    return [sectionChange(newSection.path, `${name} now has ${describeSection(newSection.value)}`)]
  }
  if (oldSection.value.kind !== newSection.value.kind) {
    const text = `${name}: the kind of ${describeSection(newSection.value)} was ${oldSection.value.kind}`
    return [sectionChange(newSection.path, text)]
  }
  const { id: oldId, ...oldRest } = oldSection.value
  const { id, ...rest } = newSection.value
  return [
    ...(oldId === undefined || oldId === id ? [] : [anchorChange(name, newSection.path, oldId)]),
    ...contentChanges(oldRest, rest, {
      before: oldPage.root,
      after: newPage.root,
      name: `${name}, "${oldSection.value.heading}"`,
      paths: { before: oldSection.path, after: newSection.path },
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
