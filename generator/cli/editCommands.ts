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
