import { StructureKind, VariableDeclarationKind, type VariableStatementStructure } from 'ts-morph'
import { addresses, pageId } from '../pages.ts'
import type { Plan } from '../plan.ts'
import type { ModuleWriter } from './module.ts'
import { exportedConst, identifier } from './statements.ts'
import { print, type Import } from './value.ts'

/** The route tree: a route for each address and each redirect, each page imported when it is asked for. */
export function emitRouteTree({ site }: Plan, write: ModuleWriter): string {
  const pages = addresses(site).map(({ path, canonical }) => ({
    name: `${pageId(path)}Route`,
    route: `createRoute({ getParentRoute: () => rootRoute, path: ${print(path)}, ...lazyPage(() => import(${print(`./pages/${pageId(canonical)}.gen.tsx`)})) })`,
  }))
  const redirects = site.redirects.map(({ from, to }) => ({
    name: `${pageId(from)}Redirect`,
    route: `createRoute({ getParentRoute: () => rootRoute, path: ${print(from)}, beforeLoad: redirectTo(${print(to)}) })`,
  }))
  const notFound = {
    name: 'notFoundRoute',
    route: `createRoute({ getParentRoute: () => rootRoute, path: '$', ...lazyNotFound(() => import('./pages/notFound.gen.tsx')) })`,
  }
  const routes = [...pages, ...redirects, notFound]
  return write('routeTree.gen.ts', {
    imports: [
      { module: '@tanstack/react-router', name: 'createRoute' },
      { module: '../src/shell/rootRoute.tsx', name: 'rootRoute' },
      { module: '../src/shell/pageRoute.tsx', name: 'lazyPage' },
      { module: '../src/shell/pageRoute.tsx', name: 'lazyNotFound' },
      ...(redirects.length === 0 ? [] : [redirectImport]),
    ],
    statements: [
      ...routes.map(({ name, route }) => constant(name, route)),
      exportedConst(
        'routeTree',
        `rootRoute.addChildren([${routes.map(({ name }) => name).join(', ')}])`,
        'Every address of the site.',
      ),
    ],
  })
}

const redirectImport: Import = { module: '../src/shell/pageRoute.tsx', name: 'redirectTo' }

const constant = (name: string, initializer: string): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [{ name: identifier(name), initializer }],
})
