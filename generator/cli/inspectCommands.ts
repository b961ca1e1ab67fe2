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
      .addHelpText('after', '\nExit codes: 0 success; 1 the manifest has errors.')
      .action(async ({ json = false }: { json?: boolean }) => {
        const { routesCommand } = await import('./commands/routes.ts')
        await routesCommand(project, log, json ? 'json' : format, width)
      })
  }

  program
    .command('graph')
    .argument('[file]', 'a Markdown file to write (default: print the diagram)')
    .description(
      'draw the pages and the links between them as a Mermaid diagram; marks pages that no page links to, and pages without links',
    )
    .addHelpText(
      'after',
      `
GitHub draws the diagram in comments and Markdown files, if it has at most 500 links.

Exit codes: 0 success; 1 the manifest has errors; 2 the name of the file does not end with .md.`,
    )
    .action(async (file: string | undefined) => {
      await (await import('./commands/routes.ts')).graphCommand(project, log, file)
    })

  program
    .command('explain')
    .argument('<path>', 'the path of a page or section, e.g. /services or /services#what-we-offer')
    .description('show which lines of the manifest declare a page or a section')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
With npm run dev, hold Alt and click a part of a page to open its line in your editor.

Exit codes: 0 success; 1 the manifest has errors; 2 the page or section does not exist.`,
    )
    .action(async (target: string, { json = false }: { json?: boolean }) => {
      await (await import('./commands/explain.ts')).explainCommand(project, log, target, json)
    })

  program
    .command('diff')
    .argument('[git-ref]', 'a commit, branch or tag', 'HEAD')
    .description('list what has changed on the site since a commit')
    .addOption(new Option('--markdown', 'print Markdown for a pull request').conflicts('json'))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Compares the current manifest with generated/site.snapshot.json of the commit. Without an argument, it
lists your uncommitted changes. To compare with the branch main: npm run site -- diff main

Exit codes:
  0  no changes, or only changes of texts or design
  1  the manifest has errors
  2  the commit does not exist
  3  notable changes: visitors, operators or recipients of forms notice them, e.g. a new page or form field
  4  breaking changes: something outside of the site stops working, e.g. because a path is gone`,
    )
    .action(async (ref: string, options: { markdown?: boolean; json?: boolean }) => {
      const { diffCommand } = await import('./commands/diff.ts')
      const format = options.json ? 'json' : options.markdown ? 'markdown' : 'text'
      setExitCode(await diffCommand(project, log, ref, format))
    })

  program
    .command('launch')
    .argument('[path]', 'only what concerns this page, e.g. /services (default: the whole site)')
    .description('list what to fix before the site goes live')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Finds texts marked with sample(…), placeholders (example.com, 555-0100), constants whose review is due,
past dates, and missing environment variables. With a path, it lists only the values in the page and in
the forms, events, places and images that the page shows. The environment variable SOURCE_DATE_EPOCH
replaces the current time: seconds since January 1, 1970 (UTC).

Exit codes: 0 nothing to fix; 1 there is something to fix, or the manifest has errors; 2 the page does
not exist.`,
    )
    .action(async (page: string | undefined, { json = false }: { json?: boolean }) => {
      const { launchCommand } = await import('./commands/launch.ts')
      setExitCode(await launchCommand(project, log, page, json))
    })
}
