import { Node, type ObjectLiteralExpression } from 'ts-morph'
import type { Site } from '../../src/site/site.ts'
import { Code, properties, toCode } from '../code/code.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { propertyName, type ManifestSource } from '../manifest/locate.ts'
import { canonicalPages, sitePage } from '../manifest/sitePages.ts'
import { linkEdits } from './addPage.ts'
import { followingLinks } from './followingLinks.ts'
import { copiedName } from './lists.ts'
import type { PageCopyRequest } from './pageRequests.ts'
import { requireFreePath, requirePage } from './rename.ts'
import {
  ComputedError,
  editedCode,
  insertEntry,
  removeEntry,
  replaceNode,
  requireCopyable,
  type TextEdit,
} from './textEdit.ts'
import { previousOf } from './valueChanges.ts'

/**
 * Plans a copy of a page, after the copied one: its code with comments and formatting, as a draft. What must be unique
 * differs: the title, and with it an equal heading. The feed id, the day of publication and `translationOf` are left out.
 * Throws a user error if it is not possible.
 */
export function planPageCopy(site: Site, source: ManifestSource, request: PageCopyRequest) {
  const path = requireFreePath(site, request.path)
  const copied = sitePage(site, requirePage(site, request.copyOf))
  const root: ModelPath = ['routes', copied?.canonical ?? '']
  const value = source.value(root)
  const routes = value?.entry?.getParent()
  const object = value?.resolved
  if (
    copied === undefined ||
    value?.entry === undefined ||
    !Node.isObjectLiteralExpression(routes) ||
    !Node.isObjectLiteralExpression(object)
  ) {
    throw new ComputedError(source, [{ path: root }])
  }
  const { page, canonical } = copied
  requireCopyable([object], routes, `The values of the page ${canonical}`)
  const titles = canonicalPages(site).map((other) => other.page.title)
  const title = request.title ?? copiedName(page.title, titles, ' ')
  const { edits: followed, staying } = followingLinks(site, source, root, object, (reference) =>
    reference.page === canonical ? `${path}#${reference.anchor}` : undefined,
  )
  const isOwn = (node: Node | undefined) => node?.getAncestors().includes(object) === true
  const removed = [['publishFrom'], ['translationOf'], ['article', 'id']]
    .flatMap((at) => source.value([...root, ...at])?.entry ?? [])
    .filter(isOwn)
  const heading = source.value([...root, 'hero', 'title'])?.written
  const code = editedCode(object, [
    ...followed,
    ...removed.map(removeEntry),
    ...(heading !== undefined && isOwn(heading) && page.hero.title === page.title
      ? [replaceNode(heading, toCode(title).text)]
      : []),
    ...setProperty(site, root, object, 'title', title),
    ...setProperty(site, root, object, 'draft', true),
  ])
  const entry = properties({ [path]: new Code(code) }).text
  return {
    /** The path of the copied page, also if the request names an alias. */
    canonical,
    /** The links to a section of the copied page that lead there from the copy, too: they are in constants. */
    staying,
    edits: [
      ...insertEntry(routes, `\n${entry}`, value.entry),
      ...linkEdits(site, source, request, { path, title, hasSampleTitle: false }),
    ],
  }
}

/** Gives a property of an object literal a value. */
function setProperty(
  site: Site,
  path: ModelPath,
  object: ObjectLiteralExpression,
  key: string,
  value: unknown,
): readonly TextEdit[] {
  const property = properties({ [key]: value }).text
  const written = object.getProperties().find((each) => {
    if (Node.isShorthandPropertyAssignment(each)) return each.getName() === key
    return Node.isPropertyAssignment(each) && propertyName(each.getNameNode()) === key
  })
  if (written === undefined) {
    return insertEntry(object, property, previousOf(site, path, key, object))
  }
  const initializer = Node.isPropertyAssignment(written) ? written.getInitializer() : undefined
  return [
    initializer === undefined
      ? replaceNode(written, property)
      : replaceNode(initializer, toCode(value).text),
  ]
}
