import { pageTemplates } from '../manifest/edit/pageTemplates.ts'
import type { Register } from './context.ts'

/** The commands that edit the manifest. */
export const registerEditCommands: Register = (program, { project, log: say }) => {
  program
    .command('rename')
    .argument('<path>', 'the address of a page, e.g. /services')
    .argument('<new-path>', 'its new address')
    .description('move a page: its address, all that refers to it, and a redirect from the old one')
    .option('--alone', 'leave the pages below it where they are')
    .addHelpText(
      'after',
      `
The pages below it move along, unless --alone is given. Redirects to the old address lead to the new
one at once, and no chain arises. Comments and format of the manifest stay.

Exit codes: 0 done; 1 the manifest has problems, or would have: nothing was changed; 2 there is no
such page, or the new address is taken or none.`,
    )
    .action(async (from: string, to: string, { alone = false }: { alone?: boolean }) => {
      const { renameCommand } = await import('./commands/rename.ts')
      await renameCommand(project, say, [from, to], alone)
    })

  program
    .command('add')
    .description('add to the manifest')
    .command('page')
    .argument('<path>', 'its address, e.g. /services/red-team')
    .description('add a page, among its like in routes')
    .option(
      '--skeleton <name>',
      `what it begins with: ${Object.keys(pageTemplates).join(', ')}`,
      'plain',
    )
    .option('--title <title>', 'its title (default: the last words of its address)')
    .option(
      '--menu [text]',
      'put it into the menu, under the page above it (default text: its title)',
    )
    .addHelpText(
      'after',
      `
Skeletons:
${Object.entries(pageTemplates)
  .map(([name, { purpose }]) => `  ${name.padEnd(9)} ${purpose}`)
  .join('\n')}

Exit codes: 0 done; 1 the manifest has problems, or would have: nothing was changed; 2 there is no
such skeleton, or the address is taken or none.`,
    )
    .action(async (path: string, options: AddPageOptions) => {
      const { addPageCommand } = await import('./commands/addPage.ts')
      await addPageCommand(project, say, { path, ...options })
    })
}

type AddPageOptions = {
  readonly skeleton: string
  readonly title?: string
  /** `true` where no text is given. */
  readonly menu?: string | true
}
