import type { Site } from '../../../src/site/site.ts'
import { UserError } from '../../diagnostics/commandRun.ts'
import { addPage, linksToAdd } from '../../edits/addPage.ts'
import { describeList, describeReference } from '../../manifest/pageReferences.ts'
import {
  planRemoval,
  remainingPaths,
  removePages,
  type ReferenceEdit,
  type RemovalPlan,
} from '../../edits/remove.ts'
import { movedReferences, planMoves, renamePages } from '../../edits/rename.ts'
import type { TextEdit } from '../../edits/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { pageAtPath } from '../../manifest/sitePages.ts'
import { counted, formatLocation } from '../../text.ts'
import type { PageChange } from '../protocol.ts'
import type { EditContext } from './settingChanges.ts'

/** Plans a change as the commands `add page`, `rename` and `remove` do. Throws a user error if it is not possible. */
export function planPageChange(context: EditContext, change: PageChange): PlannedPageChange {
  switch (change.kind) {
    case 'addPage':
      return planAddition(context, change)
    case 'renamePage':
      return planMove(context, change)
    case 'removePage':
      return planRemovedPage(context, change)
  }
}

type ChangeOf<Kind extends PageChange['kind']> = Extract<PageChange, { kind: Kind }>

/** The edits of a page change and what it does. */
type PlannedPageChange = {
  readonly edits: readonly TextEdit[]
  /** What the change does, read from the edited site. */
  consequences(edited: Site, source: ManifestSource): readonly Consequence[]
}

/** A result of a change, as a sentence. */
export type Consequence = {
  readonly text: string
  /** What it concerns, one line each. Default: the text says it. */
  readonly items?: readonly string[]
}

/** Plans a new page, as `site add page` does. */
function planAddition({ site, source }: EditContext, change: ChangeOf<'addPage'>) {
  const { path, menu, template } = change
  const { lists, skipped } = linksToAdd(site, source, change)
  return {
    edits: addPage(site, source, change),
    consequences(edited: Site): Consequence[] {
      const item = menu === true ? menuPlaces(edited, path).slice(0, 1) : []
      return [
        { text: `Adds the page ${path} with the title “${pageAtPath(edited, path).page.title}”.` },
        ...item.map((text) => ({ text })),
        ...lists.map((list) => ({ text: `Adds a link to it ${describeList(site, list.path)}.` })),
        ...skipped.map((list) => ({
          text: `Adds no link ${describeList(site, list.path)}: ${list.reason}`,
        })),
        ...(lists.length === 0 && menu !== true && template !== 'article'
          ? [{ text: 'No link leads to it yet. Link to it from another page or from the menu.' }]
          : []),
        {
          text: 'It is a draft: until you publish it, builds leave it out, with the menu items and entries of lists that lead to it. Its texts are placeholders. Replace them first.',
        },
      ]
    },
  }
}

/** Where the menu has items that lead to a page. */
const menuPlaces = ({ navigation }: Site, path: string): string[] =>
  navigation.flatMap(({ text, to, children }) => [
    ...(to === path ? [`Adds the menu item “${text}” at the end of the menu.`] : []),
    ...children
      .filter((child) => child.to === path)
      .map((child) => `Adds the menu item “${child.text}” below “${text}”.`),
  ])

/** Plans a new path of a page, as `site rename` does. */
function planMove({ site, source }: EditContext, change: ChangeOf<'renamePage'>) {
  const { redirect } = change
  const moves = planMoves(site, change)
  const references = movedReferences(site, moves)
  return {
    edits: renamePages(site, source, moves, redirect),
    consequences: () => [
      ...[...moves].map(([from, target]) => ({
        text: `Moves ${from} to ${target}. ${redirect ? 'Visitors of the old path are redirected.' : 'The old path does not redirect to it.'}`,
      })),
      references.length === 0
        ? { text: 'Nothing else refers to it.' }
        : {
            text: `Changes ${counted(references.length, 'reference')}:`,
            items: references.map((one) => `${describeReference(site, one)}: ${one.to}`),
          },
    ],
  }
}

/** Plans the removal of a page, as `site remove` does. Throws a user error if a reference would lead to no page. */
function planRemovedPage(
  { site, source }: EditContext,
  change: ChangeOf<'removePage'>,
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
      ...pageLines(plan).map((text) => ({ text })),
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
  items.length === 0 ? [] : [{ text, items }]

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
