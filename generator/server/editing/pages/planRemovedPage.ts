import type { PageChange } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import { UserError } from '../../../diagnostics/console.ts'
import { counted } from '../../../text.ts'
import { describeReference } from '../../../manifest/edit/references.ts'
import {
  planRemoval,
  type ReferenceEdit,
  type RemovalPlan,
  remainingPaths,
  removePages,
} from '../../../manifest/edit/remove.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'
import { consequence } from './consequence.ts'

/** Plans the removal of a page, as `site remove` does. Throws a user error if a reference would lead to no page. */
export function planRemovedPage(
  site: Site,
  source: ManifestSource,
  { path, children, redirect, removeLinks }: Extract<PageChange, { kind: 'removePage' }>,
): PlannedPageChange {
  const plan = planRemoval(site, {
    path,
    children,
    removeLinks,
    ...(redirect === undefined ? {} : { redirect }),
  })
  const describe = ({ path: place, value }: ReferenceEdit) =>
    `${describeReference(site, place)} (${value})`
  const open = plan.references.filter(({ remove, to }) => (remove ?? to) === undefined)
  if (open.length > 0) {
    throw new UserError(
      `${counted(open.length, 'reference')} would lead to no page: ${open.map(describe).join('; ')}. ${advice(removeLinks)}`,
    )
  }
  const removed = plan.references.filter(({ remove }) => remove !== undefined)
  const changed = plan.references.filter(({ remove }) => remove === undefined)
  return {
    edit: removePages(site, source, plan),
    consequences: (_, edited) => [
      ...pageLines(plan).map((line) => consequence(line)),
      ...listed(`Removes ${counted(removed.length, 'reference')} to it:`, removed.map(describe)),
      ...listed(
        `Changes ${counted(changed.length, 'reference')}, to lead to ${redirect}:`,
        changed.map(describe),
      ),
      ...listed(
        'These texts of the manifest still contain the path, but nothing uses them. Remove them afterwards:',
        remainingPaths(edited, plan).map(
          ({ at, path: text }) => `${at.file}:${at.line}:${at.column} ${text}`,
        ),
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
