import { UsageError, UserError, type Log } from '../diagnostics/commandRun.ts'
import { pageTemplates } from '../edits/pageTemplates.ts'
import type {
  MoveRequest,
  NewPageRequest,
  PageChange,
  RemovalRequest,
} from '../edits/pageRequests.ts'
import type { Project } from '../projectPaths.ts'
import type { Register } from './context.ts'

/** The commands that edit the manifest. */
export const registerEditCommands: Register = (program, context) => {
  rename(program, context)
  remove(program, context)
  const add = program.command('add').description('add a page or an article to the manifest')
  addPage(add, context)
  addArticle(add, context)
}

const rename: Register = (program, { project, log }) =>
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
lead to the old path are updated. Comments and formatting of the manifest are kept.`,
    )
    .action((path: string, to: string, options: Pick<MoveRequest, 'children' | 'redirect'>) =>
      changePages(project, log, { kind: 'renamePage', path, to, ...options }),
    )

const remove: Register = (program, { project, log }) =>
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
above a removed entry are removed with it; all others and the formatting are kept.`,
    )
    .action((path: string, options: Partial<RemovalRequest>) =>
      changePages(project, log, {
        kind: 'removePage',
        children: false,
        removeLinks: false,
        ...options,
        path,
      }),
    )

const addPage: Register = (add, { project, log }) =>
  add
    .command('page')
    .argument('<path>', 'the path of the page, e.g. /services/red-team')
    .description('add a page with placeholder texts to routes in the manifest')
    .option(
      '--template <name>',
      `the initial sections of the page: ${Object.keys(pageTemplates).join(', ')}`,
      'plain',
    )
    .option('--copy-of <path>', 'copy this page instead of using a template')
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

It is a draft: builds contain neither the page nor the menu items and entries of lists that lead to it, until you
remove draft: true, or replace it by publishFrom.

A list of the footer or a section gets an entry if it links to at least two and to more than half of the
pages with the same parent. The entry follows the last of them and has the same properties, with
placeholder texts. The menu gets an item only with --menu.

Templates:
${Object.entries(pageTemplates)
  .map(([name, { purpose }]) => `  ${name.padEnd(9)} ${purpose}`)
  .join('\n')}

Example: npm run site -- add page /services/red-team --template service --menu`,
    )
    .action((path: string, options: Omit<NewPageRequest, 'path'> & { copyOf?: string }) => {
      const { copyOf, template, ...request } = options
      return changePages(
        project,
        log,
        copyOf === undefined
          ? { kind: 'addPage', path, template, ...request }
          : { kind: 'copyPage', path, copyOf, ...request },
      )
    })

const addArticle: Register = (add, { project, log }) =>
  add
    .command('article')
    .argument('<title>', 'the title, e.g. "New Office in Baltimore"')
    .description('add an article of today, as a draft, below the page with the list of articles')
    .option('--below <path>', 'the page above it, if several pages have lists of their articles')
    .addHelpText(
      'after',
      `
The path is derived from the title: /news/new-office-in-baltimore. Builds do not contain the article until you
remove draft: true, or replace it by publishFrom. Lists, the feed and the sitemap then follow.`,
    )
    .action((title: string, { below }: { below?: string }) =>
      addArticleCommand(project, log, title, below),
    )

/** Adds an article below the page with the list of articles. */
export async function addArticleCommand(
  project: Project,
  log: Log,
  title: string,
  below?: string,
): Promise<void> {
  const { listedPages } = await import('../manifest/articleLists.ts')
  const { requirePage } = await import('../edits/rename.ts')
  const { pathSegment } = await import('../manifest/sitePages.ts')
  const { readManifest } = await import('../project/readManifest.ts')
  const { site } = await readManifest(project)
  const lists = listedPages(site)
  const [list, other] = below === undefined ? lists : [requirePage(site, below)]
  if (list === undefined) {
    throw new UsageError(
      "No page has a list of its articles. Add a section to a page: { kind: 'articleList', articles: '<path of the page>', heading: … }",
    )
  }
  if (other !== undefined) {
    throw new UsageError(`Choose the page above the article with --below: ${lists.join(' or ')}`)
  }
  const segment = pathSegment(title, site.language)
  if (segment === '') {
    throw new UsageError(`The title ${JSON.stringify(title)} has no letter or digit for the path.`)
  }
  const path = `${list === '/' ? '' : list}/${segment}`
  await changePages(project, log, { kind: 'addPage', path, title, template: 'article' })
}

/** Changes the pages, and prints every place that it changed. Changes nothing if a link would lead to no page. */
export async function changePages(project: Project, log: Log, change: PageChange): Promise<void> {
  const { formatNote, proposePageChange } = await import('../edits/pageChanges.ts')
  const { editManifest } = await import('../project/editProject.ts')
  const { readCurrentSource, readManifest } = await import('../project/readManifest.ts')
  const { site, source } = await readManifest(project)
  const { edits, consequences, leftovers, problems } = proposePageChange({ site, source }, change)
  if (problems.length > 0) {
    throw new UserError([...problems.map(formatNote), REMOVAL_OPTIONS].join('\n'))
  }
  const edited = await editManifest(project, source, edits, log)
  const result = { site: edited, source: await readCurrentSource(project) }
  const notes = [...consequences(result), ...(leftovers?.(result) ?? [])]
  for (const note of notes) log(formatNote(note))
  if (change.kind === 'addPage') {
    log(`To list its placeholders, run: npm run site -- launch ${change.path}`)
  }
}

const REMOVAL_OPTIONS =
  'The options are --remove-links and --redirect <path>. To learn more, run: npm run site -- remove --help'
