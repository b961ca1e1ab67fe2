import { isSitePath } from '../../src/model/linkTarget.ts'
import { canonicalPages, NOT_FOUND_PATH, pageId, sitePages } from '../manifest/sitePages.ts'
import { capitalize } from '../text.ts'
import {
  exportedConst,
  exportedFunction,
  type GeneratedModule,
  localConst,
} from '../code/module.ts'
import type { Plan, PlannedPage } from './plan.ts'
import type { Resolved } from './resolve.ts'
import { code, type Code, imported, joined } from '../code/code.ts'

/** Emits the module of a page: its metadata, and its sections with their data. */
export function emitPage(page: PlannedPage): GeneratedModule {
  const { title, description, indexed, language } = page.page
  const { path, structuredData } = page
  const meta = { path, title, description, indexed, language, structuredData }
  const hero = element('hero', page.hero)
  const sections = joined(page.sections.map(({ kind, data }) => element(kind, data)))
  const below = page.article
    ? code`<${ARTICLE_FRAME} article={${page.article}}>${sections}</${ARTICLE_FRAME}>`
    : sections
  const menu = page.page.menu ? code`` : code`<${WITHOUT_MENU} />\n`
  const content = below.text === '' ? hero : code`${hero}<${BELOW_FOLD}>${below}</${BELOW_FOLD}>`
  return {
    file: `pages/${page.id}.gen.tsx`,
    types: [{ module: 'src/shell/pageRoute.tsx', name: 'PageMeta' }],
    statements: [
      exportedConst('page', code`${meta} satisfies PageMeta`, 'The metadata of the page.'),
      exportedFunction('Page', code`<>${menu}${content}</>`, 'The sections of the page.'),
    ],
  }
}

/** The component around all sections but the top of the page. */
const BELOW_FOLD = imported('src/shell/BelowFold.tsx', 'BelowFold')

/** The component that hides the menu in the header. */
const WITHOUT_MENU = imported('src/shell/header/WithoutMenu.tsx', 'WithoutMenu')

/** The component around the sections of an article. */
const ARTICLE_FRAME = imported('src/shell/article/ArticleFrame.tsx', 'ArticleFrame')

/** The component for sections that change when an event is over. */
const AFTER_EVENT = imported('src/parts/AfterEvent.tsx', 'AfterEvent')

/** The JSX of a section. */
function element(kind: string, data: Resolved): Code {
  const component = imported(`src/${componentFile(kind)}`, capitalize(kind))
  return data['afterEvent'] !== undefined
    ? code`<${AFTER_EVENT} of={${component}} section={${data}} />\n`
    : code`<${component} section={${data}} />\n`
}

const componentFile = (kind: string) => `sections/${kind}/${capitalize(kind)}.tsx`

/**
 * Emits the functions that import each page, and those that import common sections. They are apart from the
 * route tree, because their code changes with every page.
 */
export function emitPageModules({ site }: Plan): GeneratedModule {
  const pages = [
    ...canonicalPages(site).map(({ path }) => [path, pageId(path)]),
    [NOT_FOUND_PATH, 'notFound'],
  ]
  const imports = pages.map(([path, id]) => [path, code`() => import(${`./pages/${id}.gen.tsx`})`])
  return {
    file: 'pageModules.gen.ts',
    statements: [
      exportedConst(
        'pageModules',
        code`${Object.fromEntries(imports)}`,
        'The functions that import each page, by its path.',
      ),
      exportedConst(
        'commonSections',
        code`${commonSections(site)}`,
        'The functions that import the sections of many pages.',
        'readonly (() => Promise<unknown>)[]',
      ),
      exportedConst('version', CODE_VERSION, 'The version of the code that shows the pages.'),
    ],
  }
}

/** The functions that import sections on at least a quarter of the pages. Not forms, whose scripts are large. */
function commonSections(site: Plan['site']): readonly Code[] {
  const pages = canonicalPages(site)
  const kinds = pages.flatMap(({ page }) => [...new Set(page.sections.map(({ kind }) => kind))])
  return [...new Set(kinds)]
    .filter((kind) => kinds.filter((one) => one === kind).length * 4 >= pages.length)
    .flatMap((kind) =>
      kind === 'form' ? [] : code`() => import(${`../src/${componentFile(kind)}`})`,
    )
}

const CODE_VERSION = imported('src/shell/pageRoute.tsx', 'codeVersion')

/**
 * Emits the route tree: a route for each path and each redirect, with lazily imported pages. The routes
 * are in an array instead of named constants, so that no path can cause a name conflict.
 */
export function emitRouteTree({ site }: Plan): GeneratedModule {
  const pages = sitePages(site).map(({ path, canonical }) =>
    route(path, code`...${LAZY_PAGE}(pageModules, ${canonical})`),
  )
  const redirects = site.redirects.map(({ from, to }) =>
    route(from, code`beforeLoad: ${isSitePath(to) ? REDIRECT_TO : LEAVE_FOR}(${to})`),
  )
  const lazy = site.unknownPaths === 'home' ? LAZY_NOT_FOUND : LAZY_PAGE
  const notFound = route('$', code`...${lazy}(pageModules, ${NOT_FOUND_PATH})`)
  return {
    file: 'routeTree.gen.ts',
    statements: [
      localConst(
        'pageModules',
        code`() => import("./pageModules.gen.ts")`,
        'Imports the functions that import each page, when one of them is needed.',
      ),
      // A separate constant, because TypeScript does not infer the paths inside the call.
      exportedConst(
        'routes',
        code`${[...pages, ...redirects, notFound]} as const`,
        'The route of every path.',
      ),
      exportedConst(
        'routeTree',
        code`${ROOT_ROUTE}.addChildren(routes)`,
        'All routes, as children of the root route.',
      ),
    ],
  }
}

const CREATE_ROUTE = imported('@tanstack/react-router', 'createRoute')
const ROOT_ROUTE = imported('src/shell/rootRoute.tsx', 'rootRoute')
const LAZY_PAGE = imported('src/shell/pageRoute.tsx', 'lazyPage')
const LAZY_NOT_FOUND = imported('src/shell/pageRoute.tsx', 'lazyNotFound')
const REDIRECT_TO = imported('src/shell/pageRoute.tsx', 'redirectTo')

const LEAVE_FOR = imported('src/shell/pageRoute.tsx', 'leaveFor')

const route = (path: string, options: Code): Code =>
  code`${CREATE_ROUTE}({ getParentRoute: () => ${ROOT_ROUTE}, path: ${path}, ${options} })`
