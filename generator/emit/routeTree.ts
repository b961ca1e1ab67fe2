import { addresses, pageId } from '../manifest/pages.ts'
import type { Plan } from './plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst } from './statements.ts'
import { print, type Import } from './value.ts'

/**
 * The route tree: a route for each address and each redirect, each page imported when it is asked
 * for. Routes have no names of their own, so that no address can clash with one.
 */
export function emitRouteTree({ site }: Plan, write: ModuleWriter): string {
  const pages = addresses(site).map(({ path, canonical }) =>
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
      // In a list of its own: inside of the call, the compiler would not infer the paths.
      exportedConst(
        'routes',
        `[${[...pages, ...redirects, notFound].join(', ')}] as const`,
        'The route of every address.',
      ),
      exportedConst('routeTree', 'rootRoute.addChildren(routes)', 'All routes, in the document.'),
    ],
  })
}

const redirectImport: Import = { module: 'src/shell/pageRoute.tsx', name: 'redirectTo' }

const route = (path: string, options: string) =>
  `createRoute({ getParentRoute: () => rootRoute, path: ${print(path)}, ${options} })`
