import { pageTemplates } from '../manifest/edit/pageTemplates.ts'
import type { RenameOptions } from './commands/rename.ts'
import type { Register } from './context.ts'

/** The commands that edit the manifest. */
export const registerEditCommands: Register = (program, { project, log }) => {
  program
    .command('rename')
    .argument('<path>', 'the path of a page, e.g. /services')
    .argument('<new-path>', 'the new path')
    .description(
      'change the path of a page: updates all links to it and adds a redirect from the old path',
    )
    .option('--no-children', 'do not move the pages below it')
    .option(
      '--no-redirect',
      'add no redirect from the old path, e.g. because it was never published',
    )
    .addHelpText(
      'after',
      `
The pages below it (/services/... for /services) move too, unless --no-children is given. Redirects that
lead to the old path are updated. Comments and formatting of the manifest are kept.

Exit codes: 0 success; 1 nothing was changed, because the manifest has errors or the edit would cause
errors; 2 the page does not exist, or the new path is invalid or in use.`,
    )
    .action(async (from: string, to: string, options: RenameOptions) => {
      const { renameCommand } = await import('./commands/rename.ts')
      await renameCommand(project, log, [from, to], options)
    })

  program
    .command('remove')
    .argument('<path>', 'the path of a page, e.g. /services/zero-trust')
    .description('remove a page; without options only if nothing links to it')
    .option('--redirect <path>', 'redirect the path to this page, and change all links to it')
    .option('--remove-links', 'remove menu items, footer links, cards and optional links to it')
    .option('--children', 'remove the pages below it too')
    .addHelpText(
      'after',
      `
If anything would still refer to the page, for example a link or a menu item, these places are listed with
their lines and nothing is changed. --remove-links also removes a list, a group or a section that has
nothing else; a card with further texts loses only its link. With --redirect too, links that are required,
or without which a list would be too short, lead to the other page. Redirects that lead to the page lead to
the other page too. Imports and constants that nothing uses any more are removed. The comments directly
above a removed entry are removed with it; all others and the formatting are kept.

Exit codes: 0 success; 1 nothing was changed, because the manifest has errors outside of the page, something
still refers to it, or the edit would cause errors; 2 a page does not exist, or it cannot be the redirect's target.`,
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
    .description('add a page to the manifest')
    .command('page')
    .argument('<path>', 'the path of the page, e.g. /services/red-team')
    .description('add a page with placeholder texts to routes in the manifest')
    .option(
      '--template <name>',
      `the initial sections of the page: ${Object.keys(pageTemplates).join(', ')}`,
      'plain',
    )
    .option('--title <title>', 'the title (default: "Red Team" for /services/red-team)')
    .option(
      '--menu [text]',
      'also add a menu item: under the parent page, or at the end of the menu (default text: the title)',
    )
    .option('--no-links', 'do not link to the page from lists that link to its siblings')
    .addHelpText(
      'after',
      `
The page is added after the pages with a similar path. Its texts are marked with sample(…): replace each
of them with your own text. This command lists them: npm run site -- launch <path>

A list of the footer or a section gets an entry if it links to at least two and to more than half of the
pages with the same parent. The entry follows the last of them and has the same properties, with
placeholder texts. The menu gets an item only with --menu.

Templates:
${Object.entries(pageTemplates)
  .map(([name, { purpose }]) => `  ${name.padEnd(9)} ${purpose}`)
  .join('\n')}

Example: npm run site -- add page /services/red-team --template service --menu

Exit codes: 0 success; 1 nothing was changed, because the manifest has errors or the edit would cause
errors; 2 the template does not exist, or the path is invalid or in use.`,
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
  readonly links: boolean
}

type RemoveOptions = {
  readonly redirect?: string
  readonly removeLinks?: boolean
  readonly children?: boolean
}
