import { Option } from 'commander'
import type { Register } from './context.ts'

/** The commands that show information about the site. */
export const registerInspectCommands: Register = (
  program,
  { project, log, width, setExitCode },
) => {
  for (const [name, format, what] of [
    ['routes', 'table', 'a table'],
    ['tree', 'tree', 'a tree'],
  ] as const) {
    program
      .command(name)
      .description(`list the pages as ${what}, with their sections, forms and third parties`)
      .option('--json', 'print JSON')
      .addHelpText('after', '\nExit codes: 0 success; 1 the manifest has problems.')
      .action(async ({ json = false }: { json?: boolean }) => {
        const { routesCommand } = await import('./commands/routes.ts')
        await routesCommand(project, log, json ? 'json' : format, width)
      })
  }

  program
    .command('graph')
    .argument('[file]', 'the output file, .html or .svg (default: .build/site-graph.html)')
    .description(
      'draw the pages and the links between them, with orphan pages and dead ends marked',
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 success; 1 the manifest has problems; 2 the file is neither .html nor .svg.',
    )
    .action(async (file: string | undefined) => {
      await (await import('./commands/graph.ts')).graphCommand(project, log, file)
    })

  program
    .command('explain')
    .argument('<path>', 'the path of a page or section, e.g. /services or /services#what-we-offer')
    .description('show the lines of the manifest that define a page or a section')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
In development, hold Alt and click a part of the page to open its line in your editor.

Exit codes: 0 success; 1 the manifest has problems; 2 the page or section does not exist.`,
    )
    .action(async (target: string, { json = false }: { json?: boolean }) => {
      await (await import('./commands/explain.ts')).explainCommand(project, log, target, json)
    })

  program
    .command('diff')
    .argument('[git-ref]', 'a commit, branch or tag', 'HEAD')
    .description('compare the manifest with that of a commit')
    .addOption(new Option('--markdown', 'print Markdown for a pull request').conflicts('json'))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Compares generated/site.snapshot.json of the commit with the current manifest. The default commit is
HEAD, which shows the effect of uncommitted edits. To compare with a branch: diff main.

Exit codes:
  0  no changes, or only safe changes: texts and appearance
  1  the manifest has problems
  2  the commit does not exist
  3  notable changes: visitors, operators or recipients of forms notice them
  4  breaking changes: a path, an anchor or a name in the form data that others rely on is gone`,
    )
    .action(async (ref: string, options: { markdown?: boolean; json?: boolean }) => {
      const { diffCommand } = await import('./commands/diff.ts')
      const format = options.json ? 'json' : options.markdown ? 'markdown' : 'text'
      setExitCode(await diffCommand(project, log, ref, format))
    })
  program
    .command('launch')
    .description('list everything to fix before the site goes live')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Finds samples, placeholders (example.com, 555-0100), constants that are due for review, past dates and
missing configuration. SOURCE_DATE_EPOCH sets the current time.

Exit codes: 0 ready to go live; 1 not ready, or the manifest has problems.`,
    )
    .action(async ({ json = false }: { json?: boolean }) => {
      setExitCode(await (await import('./commands/launch.ts')).launchCommand(project, log, json))
    })
}
