// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { codeVersion } from '../src/shell/pageRoute.tsx'

/** The functions that import each page, by its path. */
export const pageModules = {
  '/': () => import('./pages/home.gen.tsx'),
  '/services': () => import('./pages/services.gen.tsx'),
  '/services/cybersecurity': () => import('./pages/servicesCybersecurity.gen.tsx'),
  '/services/information-assurance': () => import('./pages/servicesInformationAssurance.gen.tsx'),
  '/services/program-management': () => import('./pages/servicesProgramManagement.gen.tsx'),
  '/services/software-engineering': () => import('./pages/servicesSoftwareEngineering.gen.tsx'),
  '/services/systems-engineering': () => import('./pages/servicesSystemsEngineering.gen.tsx'),
  '/services/acquisition-support': () => import('./pages/servicesAcquisitionSupport.gen.tsx'),
  '/services/zero-trust': () => import('./pages/servicesZeroTrust.gen.tsx'),
  '/services/capabilities': () => import('./pages/servicesCapabilities.gen.tsx'),
  '/customers': () => import('./pages/customers.gen.tsx'),
  '/customers/commercial': () => import('./pages/customersCommercial.gen.tsx'),
  '/customers/government': () => import('./pages/customersGovernment.gen.tsx'),
  '/about-us': () => import('./pages/aboutUs.gen.tsx'),
  '/about-us/values': () => import('./pages/aboutUsValues.gen.tsx'),
  '/about-us/culture': () => import('./pages/aboutUsCulture.gen.tsx'),
  '/about-us/team': () => import('./pages/aboutUsTeam.gen.tsx'),
  '/careers': () => import('./pages/careers.gen.tsx'),
  '/events/happy-hour': () => import('./pages/eventsHappyHour.gen.tsx'),
  '/news': () => import('./pages/news.gen.tsx'),
  '/news/zero-trust-award': () => import('./pages/newsZeroTrustAward.gen.tsx'),
  '/news/laboratory': () => import('./pages/newsLaboratory.gen.tsx'),
  '/news/skillbridge': () => import('./pages/newsSkillbridge.gen.tsx'),
  '/contact-us': () => import('./pages/contactUs.gen.tsx'),
  '/contact-us/thank-you': () => import('./pages/contactUsThankYou.gen.tsx'),
  '/events/thank-you': () => import('./pages/eventsThankYou.gen.tsx'),
  '/privacy': () => import('./pages/privacy.gen.tsx'),
  '/accessibility': () => import('./pages/accessibility.gen.tsx'),
  '/404': () => import('./pages/notFound.gen.tsx'),
}

/** The functions that import the sections of many pages. */
export const commonSections: readonly (() => Promise<unknown>)[] = [
  () => import('../src/sections/callToAction/CallToAction.tsx'),
  () => import('../src/sections/featureBlocks/FeatureBlocks.tsx'),
  () => import('../src/sections/prose/Prose.tsx'),
  () => import('../src/sections/steps/Steps.tsx'),
]

/** The version of the code that shows the pages. */
export const version = codeVersion
