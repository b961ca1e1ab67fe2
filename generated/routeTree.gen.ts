// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { lazyNotFound, lazyPage, redirectTo } from '../src/shell/pageRoute.tsx'
import { rootRoute } from '../src/shell/rootRoute.tsx'
import { createRoute } from '@tanstack/react-router'
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  ...lazyPage(() => import('./pages/home.gen.tsx')),
})
const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  ...lazyPage(() => import('./pages/services.gen.tsx')),
})
const servicesCybersecurityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/cybersecurity',
  ...lazyPage(() => import('./pages/servicesCybersecurity.gen.tsx')),
})
const servicesInformationAssuranceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/information-assurance',
  ...lazyPage(() => import('./pages/servicesInformationAssurance.gen.tsx')),
})
const servicesProgramManagementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/program-management',
  ...lazyPage(() => import('./pages/servicesProgramManagement.gen.tsx')),
})
const servicesSoftwareEngineeringRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/software-engineering',
  ...lazyPage(() => import('./pages/servicesSoftwareEngineering.gen.tsx')),
})
const servicesSystemsEngineeringRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/systems-engineering',
  ...lazyPage(() => import('./pages/servicesSystemsEngineering.gen.tsx')),
})
const servicesAcquisitionSupportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/acquisition-support',
  ...lazyPage(() => import('./pages/servicesAcquisitionSupport.gen.tsx')),
})
const servicesZeroTrustRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/zero-trust',
  ...lazyPage(() => import('./pages/servicesZeroTrust.gen.tsx')),
})
const servicesCapabilitiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/capabilities',
  ...lazyPage(() => import('./pages/servicesCapabilities.gen.tsx')),
})
const customersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/customers',
  ...lazyPage(() => import('./pages/customers.gen.tsx')),
})
const customersCommercialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/customers/commercial',
  ...lazyPage(() => import('./pages/customersCommercial.gen.tsx')),
})
const customersGovernmentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/customers/government',
  ...lazyPage(() => import('./pages/customersGovernment.gen.tsx')),
})
const aboutUsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about-us',
  ...lazyPage(() => import('./pages/aboutUs.gen.tsx')),
})
const aboutUsValuesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about-us/values',
  ...lazyPage(() => import('./pages/aboutUsValues.gen.tsx')),
})
const aboutUsCultureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about-us/culture',
  ...lazyPage(() => import('./pages/aboutUsCulture.gen.tsx')),
})
const aboutUsTeamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about-us/team',
  ...lazyPage(() => import('./pages/aboutUsTeam.gen.tsx')),
})
const careersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/careers',
  ...lazyPage(() => import('./pages/careers.gen.tsx')),
})
const eventsHappyHourRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/events/happy-hour',
  ...lazyPage(() => import('./pages/eventsHappyHour.gen.tsx')),
})
const eventsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/events',
  ...lazyPage(() => import('./pages/eventsHappyHour.gen.tsx')),
})
const contactUsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact-us',
  ...lazyPage(() => import('./pages/contactUs.gen.tsx')),
})
const contactUsThankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact-us/thank-you',
  ...lazyPage(() => import('./pages/contactUsThankYou.gen.tsx')),
})
const eventsThankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/events/thank-you',
  ...lazyPage(() => import('./pages/eventsThankYou.gen.tsx')),
})
const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  ...lazyPage(() => import('./pages/privacy.gen.tsx')),
})
const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accessibility',
  ...lazyPage(() => import('./pages/accessibility.gen.tsx')),
})
const servicesSystemEngineeringRedirect = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/system-engineering',
  beforeLoad: redirectTo('/services/systems-engineering'),
})
const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  ...lazyNotFound(() => import('./pages/notFound.gen.tsx')),
})
/** Every address of the site. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  servicesRoute,
  servicesCybersecurityRoute,
  servicesInformationAssuranceRoute,
  servicesProgramManagementRoute,
  servicesSoftwareEngineeringRoute,
  servicesSystemsEngineeringRoute,
  servicesAcquisitionSupportRoute,
  servicesZeroTrustRoute,
  servicesCapabilitiesRoute,
  customersRoute,
  customersCommercialRoute,
  customersGovernmentRoute,
  aboutUsRoute,
  aboutUsValuesRoute,
  aboutUsCultureRoute,
  aboutUsTeamRoute,
  careersRoute,
  eventsHappyHourRoute,
  eventsRoute,
  contactUsRoute,
  contactUsThankYouRoute,
  eventsThankYouRoute,
  privacyRoute,
  accessibilityRoute,
  servicesSystemEngineeringRedirect,
  notFoundRoute,
])
