import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { align, isReordered, type Aligned } from './align.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import type { LockSection } from './lock.ts'
import type { PageIn } from './pageIn.ts'

/** Sections of a page that are new, gone, of another kind, in another order or reworded. */
export function sectionChanges(name: string, then: PageIn, now: PageIn): Change[] {
  const { sections: old } = then.page
  const { sections } = now.page
  const aligned = align<LockSection>(old, sections, [
    (a, b) => a.id !== undefined && a.id === b.id,
    (a, b) => a.kind === b.kind && a.heading === b.heading,
    (a, b) => a.heading === b.heading,
    // A reworded heading: only where as many sections stand there as before.
    (a, b) => a.kind === b.kind && old.length === sections.length,
  ])
  const order = isReordered(aligned) ? [orderChange(name, now.path)] : []
  return [...order, ...aligned.flatMap((pair) => oneSection(name, then, now, pair))]
}

const orderChange = (name: string, page: ModelPath): Change => ({
  level: 'safe',
  subject: 'look',
  path: [...page, 'sections'],
  text: `${name} has its sections in another order`,
})

function oneSection(
  name: string,
  then: PageIn,
  now: PageIn,
  { before, after }: Aligned<LockSection>,
): Change[] {
  const old = { ...before, path: [...then.path, 'sections', before?.index ?? 0] }
  const fresh = { ...after, path: [...now.path, 'sections', after?.index ?? 0] }
  if (fresh.value === undefined) {
    return [sectionChange(old.path, `${name} loses ${called(old.value)}`)]
  }
  if (old.value === undefined) {
    return [sectionChange(fresh.path, `${name} gains ${called(fresh.value)}`)]
  }
  if (old.value.kind !== fresh.value.kind) {
    const text = `${name}: ${called(fresh.value)} was of the kind ${old.value.kind}`
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

const called = (section: LockSection | undefined) =>
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
  text: `${name}#${anchor} is gone: links to it from elsewhere end at the top of the page`,
})
