import type { Site } from '../../src/site/site.ts'
import { formatPath, type ModelPath, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { UsageError } from '../diagnostics/commandRun.ts'
import { describeList, describeReference, ownersOf } from '../manifest/pageReferences.ts'
import { ancestorsOf, pageAtPath, pageName, targetName } from '../manifest/sitePages.ts'
import { counted, formatLocation } from '../text.ts'
import { addPage, linksToAdd, type LinkedPageRequest } from './addPage.ts'
import { planPageCopy } from './copyPage.ts'
import { editableList } from './lists.ts'
import type { EditContext } from './valueChanges.ts'
import type { PageChange } from './pageRequests.ts'
import {
  locateReference,
  planRemoval,
  remainingPaths,
  removePages,
  type ReferenceEdit,
} from './remove.ts'
import {
  movedReferences,
  type PathMoves,
  planMoves,
  renamePages,
  requirePage,
  retitlePage,
  textsWithTitle,
} from './rename.ts'
import type { TextEdit } from './textEdit.ts'

/** What a change of the pages would do. The commands print it, and the page editor shows it before it is written. */
export type Proposal = {
  readonly edits: readonly TextEdit[]
  /** What the change does, in the edited site. */
  readonly consequences: (edited: Edited) => readonly Note[]
  /** What stays in the manifest although nothing uses it. Only commands print it. Default: nothing. */
  readonly leftovers?: (edited: Edited) => readonly Note[]
  /** Why the change is not possible: then there are no edits. Empty if it is. */
  readonly problems: readonly Note[]
}

/** A site and its source. */
type Edited = Pick<EditContext, 'site' | 'source'>

/** A sentence about a change, e.g. `Adds the page /team.` */
export type Note = {
  readonly text: string
  /** `file:line:column` of what it is about. Default: nothing in particular. */
  readonly location?: string | undefined
}

const note = (text: string, location?: SourceLocation): Note =>
  location === undefined ? { text } : { text, location: formatLocation(location) }

/** A note as one line, e.g. `site.manifest.ts:3:5 Adds the page /team.` */
export const formatNote = ({ text, location }: Note) =>
  location === undefined ? text : `${location} ${text}`

/** Proposes a change of the pages. Throws a user error if a path or a template is invalid. */
export function proposePageChange(site: Edited, change: PageChange): Proposal {
  switch (change.kind) {
    case 'addPage':
      return proposePage(site, change)
    case 'copyPage':
      return proposeCopy(site, change)
    case 'renamePage':
      return proposePath(site, change)
    case 'removePage':
      return proposeRemoval(site, change)
  }
}

type ChangeOf<Kind extends PageChange['kind']> = Extract<PageChange, { kind: Kind }>

/** Proposes a new page. */
function proposePage({ site, source }: Edited, change: ChangeOf<'addPage'>): Proposal {
  return {
    edits: addPage(site, source, change),
    problems: [],
    consequences: (edited) => [
      addedNote(edited, change.path, ''),
      ...linkNotes({ site, source }, edited, change, change.template === 'article'),
      note(`${IS_DRAFT} Its texts are placeholders. Replace them first.`),
    ],
  }
}

/** Proposes a copy of a page. */
function proposeCopy({ site, source }: Edited, change: ChangeOf<'copyPage'>): Proposal {
  const { edits, canonical, staying } = planPageCopy(site, source, change)
  const { page, root } = pageAtPath(site, canonical)
  const { elements } = editableList(site, source, [...root, 'sections'])
  const shared = elements.filter((element) => element.shared !== undefined)
  const headings = shared.flatMap(({ first, count }) =>
    page.sections.slice(first, first + count).map(({ heading }) => `“${heading}”`),
  )
  return {
    edits,
    problems: [],
    consequences: (edited) => [
      addedNote(edited, change.path, `, a copy of “${pageName(site, canonical)}”`),
      ...(headings.length === 0
        ? []
        : [note(`Both pages share ${headings.join(', ')}: a change there changes both.`)]),
      ...staying.map((reference) =>
        note(
          `Leads to “${targetName(site, reference.value)}” on the copy too: ${describeReference(site, reference)}`,
          locateReference(site, source, reference),
        ),
      ),
      ...linkNotes({ site, source }, edited, change, page.article !== undefined),
      note(`${IS_DRAFT} Its texts are those of “${pageName(site, canonical)}”. Change them first.`),
    ],
  }
}

const IS_DRAFT =
  'It is a draft: until you publish it, visitors see neither the page nor menu items and cards that lead to it.'

const OLD_LINKS_FAIL = 'Visitors who follow an old link to it see the page “not found”.'

const addedNote = ({ site, source }: Edited, path: string, from: string) =>
  note(
    `Adds the page “${pageAtPath(site, path).page.title}” at ${path}${from}.`,
    source.locate(['routes', path], true),
  )

/** What links to a new page. `isListed`: lists of articles do. */
function linkNotes(
  { site, source }: Edited,
  edited: Edited,
  request: LinkedPageRequest,
  isListed: boolean,
): Note[] {
  const { path, menu = false } = request
  const { lists, skipped } = linksToAdd(site, source, request)
  return [
    ...(menu === false ? [] : menuNotes(edited, path)),
    ...lists.map((list) =>
      note(
        `Adds a link to it ${describeList(site, list.path)}.`,
        edited.source.locate([...list.path, list.last + 1], false),
      ),
    ),
    ...skipped.map((list) =>
      note(
        `Adds no link ${describeList(site, list.path)}: ${list.reason}`,
        edited.source.locate(list.path, false),
      ),
    ),
    ...(lists.length === 0 && menu === false && !isListed
      ? [note('No link leads to it yet. Link to it from another page or from the menu.')]
      : []),
  ]
}

/** The first menu item that leads to a page. None if there is no such item. */
const menuNotes = ({ site, source }: Edited, path: string): Note[] =>
  menuItems(site)
    .filter(({ to }) => to === path)
    .slice(0, 1)
    .map(({ text, at, where }) =>
      note(`Adds the menu item “${text}” ${where}.`, source.locate(at, false)),
    )

/** The items of the menu with their paths in the manifest, and where they are in words. */
const menuItems = ({ navigation }: Site) =>
  navigation.flatMap(({ text, to, children }, index) => [
    { text, to, at: ['navigation', index], where: 'in the first row of the menu' },
    ...children.map((child, place) => ({
      text: child.text,
      to: child.to,
      at: ['navigation', index, 'children', place],
      where: `below “${text}”`,
    })),
  ])

/** Proposes a new title and a new path of a page. */
function proposePath({ site, source }: Edited, change: ChangeOf<'renamePage'>): Proposal {
  const { path, to, redirect, texts = true } = change
  const { page, root } = pageAtPath(site, requirePage(site, path))
  const title = change.title === page.title ? undefined : change.title
  if (title === undefined && to === path) throw new UsageError('Change the title or the address.')
  const moves: PathMoves = to === path ? new Map() : planMoves(site, change)
  const references = movedReferences(site, moves)
  const named = title !== undefined && texts ? textsWithTitle(site, source, path, title) : []
  const items = menuItems(site).filter((item) => item.to === path)
  return {
    edits: [
      ...(to === path ? [] : renamePages(site, source, moves, redirect)),
      ...(title === undefined
        ? []
        : retitlePage(site, source, [{ path: [...root, 'title'] }, ...named], title)),
    ],
    problems: [],
    consequences: (edited) => [
      ...(title === undefined
        ? []
        : titleNotes(
            site,
            path,
            title,
            named.map((text) => text.path),
          )),
      ...[...moves].map(([from, target]) =>
        note(
          `Moves ${from} to ${target}. ${redirect ? 'Visitors who follow an old link are led to the new address.' : OLD_LINKS_FAIL}`,
        ),
      ),
      ...(ancestorsOf(path)[0] === ancestorsOf(to)[0]
        ? []
        : items.map(({ text, where }) => note(`The menu item “${text}” stays ${where}.`))),
      ...(moves.size === 0
        ? []
        : [
            note(
              references.length === 0
                ? 'Nothing else refers to it.'
                : `Changes what leads to it, in ${counted(references.length, 'place')}:`,
            ),
          ]),
      ...references.map((reference) => {
        const [inRoutes = '', of = '', ...inner] = reference.path
        const at = [inRoutes, moves.get(String(of)) ?? of, ...inner]
        return note(
          `${describeReference(site, reference)}: ${reference.to}`,
          edited.source.locate(at, false),
        )
      }),
    ],
  }
}

/** What a new title of a page changes, and which names of the page stay. */
function titleNotes(site: Site, path: string, title: string, texts: readonly ModelPath[]): Note[] {
  const { page, root } = pageAtPath(site, path)
  const heading = formatPath([...root, 'hero', 'title'])
  const hasHeading = texts.some((at) => formatPath(at) === heading)
  const others = texts.filter((at) => formatPath(at) !== heading)
  const places = [...(hasHeading ? ['heading of the page'] : []), ...ownersOf(site, others)]
  const kept = [
    ...(hasHeading || page.hero.title === title
      ? []
      : [`The heading of the page stays “${page.hero.title}”.`]),
    ...menuItems(site).flatMap(({ text, to, at }) =>
      to === path && !texts.some((other) => formatPath(other) === formatPath([...at, 'text']))
        ? [`The menu item stays “${text}”.`]
        : [],
    ),
  ]
  return [
    note(`Changes the title from “${page.title}” to “${title}”.`),
    ...(places.length === 0 ? [] : [note(`The new title is also in: ${places.join(', ')}.`)]),
    ...kept.map((text) => note(text)),
  ]
}

/** Proposes the removal of a page. */
function proposeRemoval({ site, source }: Edited, change: ChangeOf<'removePage'>): Proposal {
  const plan = planRemoval(site, change)
  const { pages, staying, redirect, references } = plan
  const namesOf = (paths: readonly string[]) =>
    paths.map((path) => `“${pageName(site, path)}”`).join(', ')
  const noteOf = (result: string, reference: ReferenceEdit) =>
    note(
      `${result}${describeReference(site, reference)} (${reference.value})`,
      locateReference(site, source, reference),
    )
  const open = references.filter(({ remove, to }) => (remove ?? to) === undefined)
  if (open.length > 0) {
    return {
      edits: [],
      consequences: () => [],
      problems: [
        note(
          `${counted(open.length, 'link')} to ${namesOf(pages)} would lead to no page, so nothing was changed.`,
        ),
        ...open.map((reference) => noteOf('', reference)),
        note(
          change.removeLinks
            ? 'These links cannot be removed automatically. Choose a page to which they lead instead.'
            : 'Remove the links too, or choose a page to which they lead instead.',
        ),
      ],
    }
  }
  return {
    edits: removePages(site, source, plan),
    problems: [],
    consequences: () => [
      ...pages.map((page) =>
        note(
          `Removes the page ${namesOf([page])}. ${redirect === undefined ? OLD_LINKS_FAIL : `Visitors who follow an old link to it are led to ${namesOf([redirect])}.`}`,
        ),
      ),
      ...(staying.length === 0 ? [] : [note(`The pages below it stay: ${namesOf(staying)}.`)]),
      ...references.map((reference) => noteOf(resultOf(site, reference), reference)),
      ...(references.some(({ remove, path }) => remove === undefined && path[0] !== 'redirects')
        ? [note('Links that lead elsewhere keep their texts: change those that name the old page.')]
        : []),
    ],
    leftovers: (edited) =>
      remainingPaths(edited.source, plan).map(({ at, path }) =>
        note(
          `The manifest still contains ${JSON.stringify(path)}, but nothing uses it. Remove it.`,
          at,
        ),
      ),
  }
}

function resultOf(site: Site, { path, remove, to = '' }: ReferenceEdit): string {
  if (remove === undefined) return `Leads to “${targetName(site, to)}”: `
  return remove === path ? 'Removes only the link: ' : 'Removes: '
}
