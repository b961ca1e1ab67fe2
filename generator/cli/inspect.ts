import { Option } from 'commander'
import type { Site } from '../../src/site/site.ts'
import { EXIT, type ExitCode, type Log } from '../diagnostics/commandRun.ts'
import type { Level } from '../inspect/diff.ts'
import type { Project } from '../projectPaths.ts'
import type { Register } from './context.ts'

/** The commands that show information about the site. */
export const registerInspectCommands: Register = (program, context) => {
  for (const register of [routes, diff, launch]) register(program, context)
}

const routes: Register = (program, { project, log }) =>
  program
    .command('routes')
    .description('list the pages with their sections, the redirects, the menu and the forms')
    .option('--json', 'print JSON, also with links and third parties')
    .action(async ({ json }: JsonOption) => {
      const { routesSummary } = await import('../emit/snapshots.ts')
      const { outline } = await import('../inspect/outline.ts')
      const site = await readSite(project)
      const { redirects, navigation, forms } = site
      const details = () => ({ pages: outline(site), redirects, navigation, forms })
      log(json ? JSON.stringify(details(), null, 2) : routesSummary(site))
    })

type JsonOption = { readonly json?: boolean }

/**
 * Reads the site for a command that only prints it. Throws a user error if the manifest does not match the schema. In
 * contrast to `readManifest`, it generates nothing, parses no source file and loads no rules, so it takes a third of the time.
 */
async function readSite(project: Project): Promise<Site> {
  const { importByNode, load } = await import('../manifest/load.ts')
  const { validate } = await import('../manifest/validate.ts')
  const { manifest } = await load(project.manifest, importByNode)
  const { site } = validate(manifest)
  if (site !== undefined) return site
  // The lines of the errors are in the source files.
  const { readManifest } = await import('../project/readManifest.ts')
  return (await readManifest(project)).site
}

const diff: Register = (program, { project, log, setExitCode }) =>
  program
    .command('diff')
    .argument('[git-ref]', 'a commit, branch or tag', 'HEAD')
    .description('list what has changed on the site since a commit')
    .addOption(new Option('--markdown', 'print Markdown for a pull request').conflicts('json'))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Compares the current manifest with generated/site.snapshot.json of the commit, and the images, fonts and files
in src/ that have kept their names with those of the commit. Without an argument, it lists your uncommitted changes. To compare with the branch main: npm run site -- diff main`,
    )
    .action(async (ref: string, { json, markdown }: JsonOption & { markdown?: boolean }) => {
      const format = json ? 'json' : markdown ? 'markdown' : 'text'
      setExitCode(await diffCommand(project, log, ref, format))
    })

/** The output format. */
export type DiffFormat = 'text' | 'markdown' | 'json'

/** Compares the manifest with that of a commit. The exit code is that of the highest level. */
export async function diffCommand(
  project: Project,
  log: Log,
  ref: string,
  format: DiffFormat,
): Promise<ExitCode> {
  const { changesSince, LEVELS } = await import('../inspect/diff.ts')
  const { reportMarkdown, reportText } = await import('../inspect/diffReport.ts')
  const { buildTime, projectEnvironment } = await import('../configuration.ts')
  const { readManifest } = await import('../project/readManifest.ts')
  const { snapshot } = await readManifest(project)
  const now = buildTime(await projectEnvironment(project))
  const { commit, changes } = await changesSince(project, ref, snapshot, now)
  const short = commit.hash.slice(0, 7)
  const since = commit.hash.startsWith(ref) ? short : `${ref} (${short})`
  if (format === 'text') log(reportText(since, changes))
  if (format === 'markdown') log(reportMarkdown(since, changes).trimEnd())
  const count = (level: Level) => changes.filter((change) => change.level === level).length
  const level = LEVELS.find((name) => count(name) > 0) ?? 'wording'
  if (format === 'json') {
    const counts = Object.fromEntries(LEVELS.map((name) => [name, count(name)]))
    log(JSON.stringify({ ref, commit: commit.hash, level, counts, changes }, null, 2))
  }
  return level === 'wording' ? EXIT.ok : EXIT[level]
}

const launch: Register = (program, { project, log, setExitCode }) =>
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
the forms, events, places and images that the page shows. It also lists the pages that are not published:
drafts, and pages whose publishFrom is in the future. What is in drafts is listed only with their path.
The environment variable SOURCE_DATE_EPOCH
replaces the current time: seconds since January 1, 1970 (UTC).`,
    )
    .action(async (page: string | undefined, { json }: JsonOption) => {
      const { buildTime, projectEnvironment } = await import('../configuration.ts')
      const { launchProblems, launchText, unpublishedPages } = await import('../inspect/launch.ts')
      const { readManifest } = await import('../project/readManifest.ts')
      const environment = await projectEnvironment(project)
      const manifest = await readManifest(project)
      const now = new Date(buildTime(environment))
      const problems = launchProblems(manifest, environment, now, page)
      const unpublished = unpublishedPages(manifest, now).filter(
        ({ path }) => page === undefined || path === page,
      )
      const ready = problems.length === 0
      const result = { ready, problems, unpublished }
      log(json ? JSON.stringify(result, null, 2) : launchText(problems, unpublished, page))
      setExitCode(ready ? EXIT.ok : EXIT.problems)
    })
