import type { Site } from '../../../src/site/site.ts'
import { UserError } from '../../diagnostics/console.ts'
import { addPage, linksToAdd } from '../../manifest/edit/addPage.ts'
import { literalText, sampleCalls } from '../../manifest/edit/literals.ts'
import { describeList, describeReference } from '../../manifest/edit/references.ts'
import {
  planRemoval,
  remainingPaths,
  removePages,
  type ReferenceEdit,
  type RemovalPlan,
} from '../../manifest/edit/remove.ts'
import { movedReferences, planMoves, renamePages } from '../../manifest/edit/rename.ts'
import {
  ComputedError,
  literalList,
  moveEntry,
  type TextEdit,
} from '../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { counted, formatLocation } from '../../text.ts'
import type { Consequence, PageChange } from '../pageProtocol.ts'

/** Plans a change as the commands `add page`, `rename` and `remove` do. Throws a user error if it is not possible. */
export function planPageChange(
  site: Site,
  source: ManifestSource,
  change: PageChange,
): PlannedPageChange {
  switch (change.kind) {
    case 'addPage':
      return planAddition(site, source, change)
    case 'renamePage':
      return planMove(site, source, change)
    case 'removePage':
      return planRemovedPage(site, source, change)
    case 'moveMenuEntry':
      return planMenuMove(site, source, change)
  }
}

/** The edits of a page change and what it does. */
export type PlannedPageChange = {
  readonly edits: readonly TextEdit[]
  /** What the change does, read from the edited site. */
  consequences(edited: Site, source: ManifestSource): readonly Consequence[]
}

/** Plans a new page, as `site add page` does. */
function planAddition(
  site: Site,
  source: ManifestSource,
  change: Extract<PageChange, { kind: 'addPage' }>,
): PlannedPageChange {
  const { path, menu, template } = change
  const { lists, skipped } = linksToAdd(site, source, change)
  const known = source.syntax().flatMap(sampleCalls).length
  return {
    edits: addPage(site, source, change),
    consequences(edited, editedSource): Consequence[] {
      const samples = newSamples(editedSource, known, path)
      const item = menu === true ? menuPlaces(edited, path).slice(0, 1) : []
      return [
        consequence(`Adds the page ${path} with the title “${titleOf(edited, path)}”.`),
        ...item.map((text) => consequence(text)),
        ...lists.map((list) => consequence(`Adds a link to it ${describeList(site, list.path)}.`)),
        ...skipped.map((list) =>
          consequence(`Adds no link ${describeList(site, list.path)}: ${list.reason}`),
        ),
        ...(lists.length === 0 && menu !== true && template !== 'article'
          ? [consequence('No link leads to it yet. Link to it from another page or from the menu.')]
          : []),
        ...listed(
          `${counted(samples.length, 'new text')} ${samples.length === 1 ? 'is a placeholder' : 'are placeholders'}. Replace them before the site goes live:`,
          samples,
        ),
      ]
    },
  }
}

function titleOf({ routes }: Site, path: string): string {
  const route = routes[path]
  return route !== undefined && 'title' in route ? route.title : path
}

/** Where the menu has items that lead to a page. */
const menuPlaces = ({ navigation }: Site, path: string): string[] =>
  navigation.flatMap(({ text, to, children }) => [
    ...(to === path ? [`Adds the menu item “${text}” at the end of the menu.`] : []),
    ...children
      .filter((child) => child.to === path)
      .map((child) => `Adds the menu item “${child.text}” below “${text}”.`),
  ])

/** The texts of the placeholders that were added: those of the page, and those of links to it. */
function newSamples(source: ManifestSource, known: number, path: string): string[] {
  const calls = source.syntax().flatMap(sampleCalls)
  const page = source.node(['routes', path], true)
  const own = calls
    .filter((call) => call.getAncestors().includes(page))
    .flatMap((call) => call.getArguments().slice(0, 1))
    .flatMap((argument) => literalText(argument) ?? [])
  const others = calls.length - known - own.length
  return others > 0 ? [...own, `${counted(others, 'text')} in links to the page`] : own
}

/** Plans a new path of a page, as `site rename` does. */
function planMove(
  site: Site,
  source: ManifestSource,
  change: Extract<PageChange, { kind: 'renamePage' }>,
): PlannedPageChange {
  const { redirect } = change
  const moves = planMoves(site, change)
  const references = movedReferences(site, moves)
  return {
    edits: renamePages(site, source, moves, redirect),
    consequences: () => [
      ...[...moves].map(([from, target]) =>
        consequence(
          `Moves ${from} to ${target}. ${redirect ? 'Visitors of the old path are redirected.' : 'The old path does not redirect to it.'}`,
        ),
      ),
      references.length === 0
        ? consequence('Nothing else refers to it.')
        : consequence(
            `Changes ${counted(references.length, 'reference')}:`,
            references.map((one) => `${describeReference(site, one)}: ${one.to}`),
          ),
    ],
  }
}

/** Plans the removal of a page, as `site remove` does. Throws a user error if a reference would lead to no page. */
function planRemovedPage(
  site: Site,
  source: ManifestSource,
  change: Extract<PageChange, { kind: 'removePage' }>,
): PlannedPageChange {
  const plan = planRemoval(site, change)
  const describe = (reference: ReferenceEdit) =>
    `${describeReference(site, reference)} (${reference.value})`
  const open = plan.references.filter(({ remove, to }) => (remove ?? to) === undefined)
  if (open.length > 0) {
    throw new UserError(
      `${counted(open.length, 'reference')} would lead to no page: ${open.map(describe).join('; ')}. ${advice(change.removeLinks)}`,
    )
  }
  const removed = plan.references.filter(({ remove }) => remove !== undefined)
  const changed = plan.references.filter(({ remove }) => remove === undefined)
  return {
    edits: removePages(site, source, plan),
    consequences: (_, edited) => [
      ...pageLines(plan).map((line) => consequence(line)),
      ...listed(`Removes ${counted(removed.length, 'reference')} to it:`, removed.map(describe)),
      ...listed(
        `Changes ${counted(changed.length, 'reference')}, to lead to ${change.redirect}:`,
        changed.map(describe),
      ),
      ...listed(
        'These texts of the manifest still contain the path, but nothing uses them. Remove them afterwards:',
        remainingPaths(edited, plan).map(({ at, path: text }) => `${formatLocation(at)} ${text}`),
      ),
    ],
  }
}

const advice = (removeLinks: boolean) =>
  removeLinks
    ? 'Choose a page to which they lead instead.'
    : 'Remove the links too, or choose a page to which they lead instead.'

const listed = (text: string, items: readonly string[]) =>
  items.length === 0 ? [] : [consequence(text, items)]

function pageLines({ pages, staying, redirect }: RemovalPlan): string[] {
  const target =
    redirect === undefined
      ? 'Its path does not redirect to another page.'
      : `Its path redirects to ${redirect}.`
  return [
    ...pages.map((page) => `Removes the page ${page}. ${target}`),
    ...(staying.length === 0 ? [] : [`The pages below it stay: ${staying.join(', ')}.`]),
  ]
}

/** Plans another position of a menu item. Throws a user error if the menu is not the one that the author saw. */
function planMenuMove(
  site: Site,
  source: ManifestSource,
  { within, from, to, before }: Extract<PageChange, { kind: 'moveMenuEntry' }>,
): PlannedPageChange {
  const parent = within === undefined ? undefined : site.navigation[within]
  const items = within === undefined ? site.navigation : (parent?.children ?? [])
  const texts = items.map(({ text }) => text)
  const moved = texts[from]
  if (texts.join('\n') !== before.join('\n') || moved === undefined || to >= texts.length) {
    throw new UserError('The menu has changed in the meantime. Close this and try again.')
  }
  const path = within === undefined ? ['navigation'] : ['navigation', within, 'children']
  const list = literalList(site, source, path)
  if (list === undefined) throw new ComputedError(source, [{ path }])
  const order = texts.toSpliced(from, 1).toSpliced(to, 0, moved)
  const place = parent === undefined ? 'the menu of every page' : `the submenu “${parent.text}”`
  return {
    edits: [moveEntry(list, from, to)],
    consequences: () => [
      consequence(`Moves “${moved}” from position ${from + 1} to ${to + 1} in ${place}:`, order),
    ],
  }
}

/** A result of a change, with what it concerns. */
export const consequence = (text: string, items: readonly string[] = []): Consequence => ({
  text,
  items,
})
