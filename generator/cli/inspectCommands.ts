import { Option } from 'commander'
import type { Register } from './context.ts'

/** The commands that tell what is in the site. */
export const registerInspectCommands: Register = (
  program,
  { project, log: say, width, setExitCode: end },
) => {
  for (const [name, form, what] of [
    ['routes', 'table', 'a table'],
    ['tree', 'tree', 'a tree'],
  ] as const) {
    program
      .command(name)
      .description(`show the site as ${what}: sections, forms and third parties of each page`)
      .option('--json', 'for a machine')
      .addHelpText('after', '\nExit codes: 0 shown; 1 the manifest has problems.')
      .action(async ({ json = false }: { json?: boolean }) => {
        const { routesCommand } = await import('./commands/routes.ts')
        await routesCommand(project, say, json ? 'json' : form, width)
      })
  }

  program
    .command('map')
    .argument('[file]', 'where to write it, .html or .svg (default: .build/site-map.html)')
    .description(
      'draw the site: its pages and the links between them, orphans and dead ends marked',
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 drawn; 1 the manifest has problems; 2 the file is neither .html nor .svg.',
    )
    .action(async (file: string | undefined) => {
      await (await import('./commands/map.ts')).mapCommand(project, say, file)
    })

  program
    .command('explain')
    .argument('<path>', 'an address, e.g. /services or /services#what-we-offer')
    .description('show the lines of the manifest that a page or a section comes from')
    .option('--json', 'for a machine')
    .addHelpText(
      'after',
      `
In development, hold Alt and click a part of the page: its line opens in your editor.

Exit codes: 0 shown; 1 the manifest has problems; 2 there is no such page or section.`,
    )
    .action(async (target: string, { json = false }: { json?: boolean }) => {
      await (await import('./commands/explain.ts')).explainCommand(project, say, target, json)
    })

  program
    .command('diff')
    .argument('[git-ref]', 'a commit, branch or tag', 'HEAD')
    .description('compare the manifest with that of a commit')
    .addOption(new Option('--markdown', 'for a pull request').conflicts('json'))
    .option('--json', 'for a machine')
    .addHelpText(
      'after',
      `
Compares generated/site.lock.json of the commit with the manifest as it is now. By default the
commit is HEAD: what the edits that are not committed yet would change. For a branch: diff main.

Exit codes:
  0  nothing changed, or what changed is safe: wording and looks
  1  the manifest has problems
  2  there is no such commit
  3  notable: visitors, operators or receivers of forms meet something else
  4  breaking: an address, an anchor's page or the part of a form that others rely on is gone`,
    )
    .action(async (ref: string, options: { markdown?: boolean; json?: boolean }) => {
      const { diffCommand } = await import('./commands/diff.ts')
      const form = options.json ? 'json' : options.markdown ? 'markdown' : 'text'
      end(await diffCommand(project, say, ref, form))
    })
  program
    .command('launch')
    .description('list everything to fix before the site goes live')
    .option('--json', 'for a machine')
    .addHelpText(
      'after',
      `
Looks for samples, placeholders (example.com, 555-0100), constants that are due for review, dates
that have passed, and configuration that is missing. SOURCE_DATE_EPOCH sets the clock.

Exit codes: 0 ready; 1 something is left, or the manifest has problems.`,
    )
    .action(async ({ json = false }: { json?: boolean }) => {
      end(await (await import('./commands/launch.ts')).launchCommand(project, say, json))
    })
}
