// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { lazyNotFound, lazyPage, redirectTo } from '../src/shell/pageRoute.tsx'
import { rootRoute } from '../src/shell/rootRoute.tsx'
import { createRoute } from '@tanstack/react-router'

/** The route of every path. */
export const routes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    ...lazyPage(() => import('./pages/home.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services',
    ...lazyPage(() => import('./pages/services.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/cybersecurity',
    ...lazyPage(() => import('./pages/servicesCybersecurity.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/information-assurance',
    ...lazyPage(() => import('./pages/servicesInformationAssurance.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/program-management',
    ...lazyPage(() => import('./pages/servicesProgramManagement.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/software-engineering',
    ...lazyPage(() => import('./pages/servicesSoftwareEngineering.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/systems-engineering',
    ...lazyPage(() => import('./pages/servicesSystemsEngineering.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/acquisition-support',
    ...lazyPage(() => import('./pages/servicesAcquisitionSupport.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/zero-trust',
    ...lazyPage(() => import('./pages/servicesZeroTrust.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/capabilities',
    ...lazyPage(() => import('./pages/servicesCapabilities.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers',
    ...lazyPage(() => import('./pages/customers.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers/commercial',
    ...lazyPage(() => import('./pages/customersCommercial.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/customers/government',
    ...lazyPage(() => import('./pages/customersGovernment.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us',
    ...lazyPage(() => import('./pages/aboutUs.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/values',
    ...lazyPage(() => import('./pages/aboutUsValues.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/culture',
    ...lazyPage(() => import('./pages/aboutUsCulture.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/about-us/team',
    ...lazyPage(() => import('./pages/aboutUsTeam.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/careers',
    ...lazyPage(() => import('./pages/careers.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events/happy-hour',
    ...lazyPage(() => import('./pages/eventsHappyHour.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events',
    ...lazyPage(() => import('./pages/eventsHappyHour.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news',
    ...lazyPage(() => import('./pages/news.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/zero-trust-award',
    ...lazyPage(() => import('./pages/newsZeroTrustAward.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/laboratory',
    ...lazyPage(() => import('./pages/newsLaboratory.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/news/skillbridge',
    ...lazyPage(() => import('./pages/newsSkillbridge.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/contact-us',
    ...lazyPage(() => import('./pages/contactUs.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/contact-us/thank-you',
    ...lazyPage(() => import('./pages/contactUsThankYou.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/events/thank-you',
    ...lazyPage(() => import('./pages/eventsThankYou.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/privacy',
    ...lazyPage(() => import('./pages/privacy.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/accessibility',
    ...lazyPage(() => import('./pages/accessibility.gen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services/system-engineering',
    beforeLoad: redirectTo('/services/systems-engineering'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    ...lazyNotFound(() => import('./pages/notFound.gen.tsx')),
  }),
] as const

/** All routes, as children of the root route. */
export const routeTree = rootRoute.addChildren(routes)
