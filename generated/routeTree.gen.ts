// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { lazyNotFound, lazyPage, redirectTo } from '../src/shell/pageRoute.tsx'
import { rootRoute } from '../src/shell/rootRoute.tsx'
import { createRoute } from '@tanstack/react-router'

/** Imports the functions that import each page, when one of them is needed. */
const pageModules = () => import('./pageModules.gen.ts')

/** The route of every path. */
export const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', ...lazyPage(pageModules, '/') }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services',
    ...lazyPage(pageModules, '/services'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/cybersecurity',
    ...lazyPage(pageModules, '/services/cybersecurity'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/information-assurance',
    ...lazyPage(pageModules, '/services/information-assurance'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/program-management',
    ...lazyPage(pageModules, '/services/program-management'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/software-engineering',
    ...lazyPage(pageModules, '/services/software-engineering'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/systems-engineering',
    ...lazyPage(pageModules, '/services/systems-engineering'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/acquisition-support',
    ...lazyPage(pageModules, '/services/acquisition-support'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/zero-trust',
    ...lazyPage(pageModules, '/services/zero-trust'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/capabilities',
    ...lazyPage(pageModules, '/services/capabilities'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers',
    ...lazyPage(pageModules, '/customers'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers/commercial',
    ...lazyPage(pageModules, '/customers/commercial'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers/government',
    ...lazyPage(pageModules, '/customers/government'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us',
    ...lazyPage(pageModules, '/about-us'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/values',
    ...lazyPage(pageModules, '/about-us/values'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/culture',
    ...lazyPage(pageModules, '/about-us/culture'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/team',
    ...lazyPage(pageModules, '/about-us/team'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/careers',
    ...lazyPage(pageModules, '/careers'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events/happy-hour',
    ...lazyPage(pageModules, '/events/happy-hour'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events',
    ...lazyPage(pageModules, '/events/happy-hour'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news',
    ...lazyPage(pageModules, '/news'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/zero-trust-award',
    ...lazyPage(pageModules, '/news/zero-trust-award'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/laboratory',
    ...lazyPage(pageModules, '/news/laboratory'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/skillbridge',
    ...lazyPage(pageModules, '/news/skillbridge'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/contact-us',
    ...lazyPage(pageModules, '/contact-us'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/contact-us/thank-you',
    ...lazyPage(pageModules, '/contact-us/thank-you'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events/thank-you',
    ...lazyPage(pageModules, '/events/thank-you'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/privacy',
    ...lazyPage(pageModules, '/privacy'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/accessibility',
    ...lazyPage(pageModules, '/accessibility'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/system-engineering',
    beforeLoad: redirectTo('/services/systems-engineering'),
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '$', ...lazyNotFound(pageModules, '/404') }),
] as const

/** All routes, as children of the root route. */
export const routeTree = rootRoute.addChildren(routes)
