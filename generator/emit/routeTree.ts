import { pageId, sitePages } from '../manifest/pages.ts'
import type { Plan } from './plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'
import { print, type Import } from './value.ts'

/**
 * Emits the route tree: a route for each path and each redirect, with lazily imported pages. The routes
 * are in an array instead of named constants, so that no path can cause a name conflict.
 */
export function emitRouteTree({ site }: Plan, write: ModuleWriter): string {
  const pages = sitePages(site).map(({ path, canonical }) =>
    route(path, `...lazyPage(() => import(${print(`./pages/${pageId(canonical)}.gen.tsx`)}))`),
  )
  const redirects = site.redirects.map(({ from, to }) =>
    route(from, `beforeLoad: redirectTo(${print(to)})`),
  )
  const notFound = route('$', "...lazyNotFound(() => import('./pages/notFound.gen.tsx'))")
  return write('routeTree.gen.ts', {
    imports: [
      { module: '@tanstack/react-router', name: 'createRoute' },
      { module: 'src/shell/rootRoute.tsx', name: 'rootRoute' },
      { module: 'src/shell/pageRoute.tsx', name: 'lazyPage' },
      { module: 'src/shell/pageRoute.tsx', name: 'lazyNotFound' },
      ...(redirects.length === 0 ? [] : [redirectImport]),
    ],
    statements: [
      // A separate constant, because TypeScript does not infer the paths inside the call.
      exportedConst(
        'routes',
        `[${[...pages, ...redirects, notFound].join(', ')}] as const`,
        'The route of every path.',
      ),
      exportedConst(
        'routeTree',
        'rootRoute.addChildren(routes)',
        'All routes, as children of the root route.',
      ),
    ],
  })
}

const redirectImport: Import = { module: 'src/shell/pageRoute.tsx', name: 'redirectTo' }

const route = (path: string, options: string) =>
  `createRoute({ getParentRoute: () => rootRoute, path: ${print(path)}, ${options} })`
