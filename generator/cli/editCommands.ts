import { pageTemplates } from '../manifest/edit/pageTemplates.ts'
import type { Register } from './context.ts'

/** The commands that edit the manifest. */
export const registerEditCommands: Register = (program, { project, log }) => {
  program
    .command('rename')
    .argument('<path>', 'the path of a page, e.g. /services')
    .argument('<new-path>', 'the new path')
    .description(
      'move a page: update its path and all links to it, and add a redirect from the old path',
    )
    .option('--no-children', 'do not move the pages below it')
    .addHelpText(
      'after',
      `
The pages below it move too, unless --no-children is given. Existing redirects to the old path are
updated, so that no redirect chains arise. Comments and formatting of the manifest are kept.

Exit codes: 0 success; 1 the manifest has problems, or the edit would cause some: nothing was changed;
2 the page does not exist, or the new path is invalid or in use.`,
    )
    .action(async (from: string, to: string, { children = true }: { children?: boolean }) => {
      const { renameCommand } = await import('./commands/rename.ts')
      await renameCommand(project, log, [from, to], children)
    })

  program
    .command('remove')
    .argument('<path>', 'the path of a page, e.g. /services/zero-trust')
    .description('remove a page; without options, only if nothing refers to it')
    .option('--redirect <path>', 'redirect the page, and lead references to it to this page')
    .option('--remove-links', 'remove menu items, footer links, cards and optional links to it')
    .option('--children', 'remove the pages below it too')
    .addHelpText(
      'after',
      `
If references to the page would stay, they are listed with their lines and nothing is changed. With
--redirect and --remove-links, links that can be removed are removed, and all other references lead to the
other page. Existing redirects to the page lead to the other page too. The comments directly above a
removed entry are removed with it; all other comments and the formatting of the manifest are kept.

Exit codes: 0 success; 1 the manifest has problems, references would stay, or the edit would cause
problems: nothing was changed; 2 a page does not exist, or it cannot be the target of the redirect.`,
    )
    .action(async (path: string, options: RemoveOptions) => {
      const { children = false, removeLinks = false, redirect } = options
      const { removePageCommand } = await import('./commands/removePage.ts')
      const request = { path, children, removeLinks }
      await removePageCommand(
        project,
        log,
        redirect === undefined ? request : { ...request, redirect },
      )
    })

  program
    .command('add')
    .description('add to the manifest')
    .command('page')
    .argument('<path>', 'the path of the page, e.g. /services/red-team')
    .description('add a page to routes, after the pages with a similar path')
    .option('--template <name>', `the template: ${Object.keys(pageTemplates).join(', ')}`, 'plain')
    .option('--title <title>', 'the title (default: derived from the last segment of the path)')
    .option('--menu [text]', 'add a menu item under the parent page (default text: the title)')
    .addHelpText(
      'after',
      `
Templates:
${Object.entries(pageTemplates)
  .map(([name, { purpose }]) => `  ${name.padEnd(9)} ${purpose}`)
  .join('\n')}

Exit codes: 0 success; 1 the manifest has problems, or the edit would cause some: nothing was changed;
2 the template does not exist, or the path is invalid or in use.`,
    )
    .action(async (path: string, options: AddPageOptions) => {
      const { addPageCommand } = await import('./commands/addPage.ts')
      await addPageCommand(project, log, { path, ...options })
    })
}

type AddPageOptions = {
  readonly template: string
  readonly title?: string
  /** `true` if the option has no text. */
  readonly menu?: string | true
}

type RemoveOptions = {
  readonly redirect?: string
  readonly removeLinks?: boolean
  readonly children?: boolean
}
