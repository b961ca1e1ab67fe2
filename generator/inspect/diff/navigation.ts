import { matchEntries, isReordered } from './matchEntries.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import type { Snapshot, SnapshotLink } from './snapshot.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** A link of the menu or the footer, and the name of its list. */
type Entry = SnapshotLink & { readonly in: string; readonly path: ModelPath }

/** The changes of the menu and the footer. */
export function navigationChanges(before: Snapshot, after: Snapshot): Change[] {
  const { groups: oldGroups, social: _, legal: __, ...oldWords } = before.footer
  const { groups, social: ___, legal: ____, ...words } = after.footer
  const paths = { before: ['footer'], after: ['footer'] }
  const compared = { before, after, name: 'The footer', paths }
  const titles = (all: typeof groups) => all.map(({ title }) => ({ title }))
  return [
    ...listChanges(menuEntries(before), menuEntries(after)),
    ...listChanges(footerEntries(before), footerEntries(after)),
    ...contentChanges(
      { ...oldWords, groups: titles(oldGroups) },
      { ...words, groups: titles(groups) },
      compared,
    ),
  ]
}

const menuEntries = ({ navigation }: Snapshot): Entry[] =>
  navigation.flatMap(({ children, ...item }, index) => {
    const path = ['navigation', index]
    return [
      { ...item, in: 'the menu', path },
      ...children.map((child, position) => ({
        ...child,
        in: `the menu under "${item.text}"`,
        path: [...path, 'children', position],
      })),
    ]
  })

const footerEntries = ({ footer }: Snapshot): Entry[] => [
  ...footer.groups.flatMap(({ title, links }, index) =>
    links.map((link, position) => ({
      ...link,
      in: `the footer under "${title}"`,
      path: ['footer', 'groups', index, 'links', position],
    })),
  ),
  ...footer.social.map((link, index) => ({
    ...link,
    in: 'the list of social links in the footer',
    path: ['footer', 'social', index],
  })),
  ...footer.legal.map((link, index) => ({
    ...link,
    in: 'the list of legal links in the footer',
    path: ['footer', 'legal', index],
  })),
]

function listChanges(before: readonly Entry[], after: readonly Entry[]): Change[] {
  const matched = matchEntries<Entry>(before, after, [
    (a, b) => a.to === b.to && a.text === b.text && a.in === b.in,
    (a, b) => a.to === b.to && a.in === b.in,
    (a, b) => a.text === b.text && a.in === b.in,
    (a, b) => a.to === b.to,
  ])
  const lists = [...new Set(after.map((entry) => entry.in))]
  const reordered = lists.filter((list) =>
    isReordered(
      matched.filter(({ before: a, after: b }) => a?.value.in === list && b?.value.in === list),
    ),
  )
  return [
    ...matched.flatMap((pair) => entryChanges(pair.before?.value, pair.after?.value)),
    ...reordered.map((list) => change(['navigation'], `The order of ${list} changed`)),
  ]
}

function entryChanges(before: Entry | undefined, after: Entry | undefined): Change[] {
  if (after === undefined) {
    return before === undefined
      ? []
      : [
          change(
            before.path,
            `${capitalize(before.in)} no longer has "${before.text}" (${before.to})`,
          ),
        ]
  }
  const { text, to, path } = after
  if (before === undefined) {
    return [change(path, `${capitalize(after.in)} has the new item "${text}" (${to})`)]
  }
  return [
    ...(before.in === after.in
      ? []
      : [change(path, `"${text}" moved from ${before.in} to ${after.in}`)]),
    ...(before.text === text
      ? []
      : [change(path, `In ${after.in}, "${before.text}" was renamed to "${text}"`)]),
    ...(before.to === to
      ? []
      : [change(path, `In ${after.in}, "${text}" links to ${to} instead of ${before.to}`)]),
    ...(before.target === after.target
      ? []
      : [
          change(
            path,
            `In ${after.in}, "${text}" opens in ${after.target === undefined ? 'the same' : 'a new'} tab`,
          ),
        ]),
  ]
}

const change = (path: ModelPath, text: string): Change => ({
  level: 'notable',
  subject: 'navigation',
  path,
  text,
})

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
