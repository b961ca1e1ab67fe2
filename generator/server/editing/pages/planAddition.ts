import type { Consequence, PageChange } from '../../../../src/editing/pages/pageRequests.ts'
import type { Site } from '../../../../src/site/site.ts'
import { counted } from '../../../text.ts'
import { addPage, linksToAdd, type PageRequest } from '../../../manifest/edit/addPage.ts'
import { describeList } from '../../../manifest/edit/references.ts'
import { requireFreePath } from '../../../manifest/edit/rename.ts'
import { sampleCalls } from '../../../manifest/edit/editedFiles.ts'
import { literalText } from '../../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { checkField } from './fieldError.ts'
import type { PlannedPageChange } from './plannedPageChange.ts'
import { consequence } from './consequence.ts'

/** Plans a new page, as `site add page` does. */
export function planAddition(
  site: Site,
  source: ManifestSource,
  { path, template, title, menu, links }: Extract<PageChange, { kind: 'addPage' }>,
): PlannedPageChange {
  checkField('path', () => requireFreePath(site, path))
  const request: PageRequest = {
    path,
    template,
    links,
    ...(title === undefined ? {} : { title }),
    ...(menu ? { menu: true } : {}),
  }
  const { lists, skipped } = linksToAdd(site, source, request)
  const known = source.syntax().flatMap(sampleCalls).length
  return {
    edit: addPage(site, source, request),
    consequences(edited, editedSource): Consequence[] {
      const samples = newSamples(editedSource, known, path)
      const item = menu ? menuPlace(edited, path) : undefined
      return [
        consequence(`Adds the page ${path} with the title “${titleOf(edited, path)}”.`),
        ...(item === undefined ? [] : [consequence(item)]),
        ...lists.map((list) => consequence(`Adds a link to it ${describeList(site, list.path)}.`)),
        ...skipped.map((list) =>
          consequence(`Adds no link ${describeList(site, list.path)}: ${list.reason}`),
        ),
        ...(lists.length === 0 && !menu
          ? [consequence('No link leads to it yet. Link to it from another page or from the menu.')]
          : []),
        ...(samples.length === 0
          ? []
          : [
              consequence(
                `${counted(samples.length, 'new text')} ${samples.length === 1 ? 'is a placeholder' : 'are placeholders'}. Replace them before the site goes live:`,
                samples,
              ),
            ]),
      ]
    },
  }
}

function titleOf({ routes }: Site, path: string): string {
  const route = routes[path]
  return route !== undefined && 'title' in route ? route.title : path
}

/** Where the menu has an item that leads to a page. Undefined if there is none. */
function menuPlace({ navigation }: Site, path: string): string | undefined {
  for (const { text, to, children } of navigation) {
    if (to === path) return `Adds the menu item “${text}” at the end of the menu.`
    const child = children.find((one) => one.to === path)
    if (child !== undefined) return `Adds the menu item “${child.text}” below “${text}”.`
  }
  return undefined
}

/** The texts of the placeholders that were added: those of the page, and those of links to it. */
function newSamples(source: ManifestSource, known: number, path: string): string[] {
  const calls = source.syntax().flatMap(sampleCalls)
  const page = source.node(['routes', path], true)
  const isOwn = (index: number) => calls[index]?.getAncestors().includes(page) === true
  const own = calls.flatMap((call, index) => {
    const [argument] = call.getArguments()
    const text = argument && literalText(argument)
    return isOwn(index) && text !== undefined ? [text] : []
  })
  const others = calls.length - known - own.length
  return others > 0 ? [...own, `${counted(others, 'text')} in links to the page`] : own
}
