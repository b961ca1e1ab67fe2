// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { headquartersPlace } from './places/headquarters.gen.ts'
import type { Rendered } from '../src/model/rendered.ts'
import type { Consent } from '../src/site/consentSchema.ts'
import type { Footer } from '../src/site/navigation.ts'

/** The company or product of the site. */
export const product = {
  name: 'Keystead Solutions',
  description:
    'Cybersecurity and engineering services for government and commercial customers, from Rockville, Maryland.',
  origin: 'https://www.example.com',
}

/** The text beside the symbol of the logo. */
export const wordmark = 'Keystead Solutions'

/** The values that copy quotes. */
export const constants = {
  founded: {
    value: 2015,
    states: 'Year in which the company was founded',
    source: 'Site specification, claims made on the pages',
    confirmed: '2026-11-20',
    patterns: ['founded in {value}'],
  },
  acquired: {
    value: 2023,
    states: 'Year in which a certified small, women-owned business acquired the company',
    source: 'Site specification, claims made on the pages',
    confirmed: '2026-11-20',
    patterns: ['acquired in {value}', 'since {value} we’ve belonged'],
  },
  headcount: {
    value: 140,
    states: 'Number of people who work here (approximate)',
    source: 'Human resources',
    confirmed: '2026-11-20',
    patterns: ['about {value} people', 'of our {value} people'],
  },
  cleared: {
    value: 99,
    states: 'Percentage of personnel who hold TS/SCI with a full-scope polygraph (approximate)',
    source: 'Site specification, claims made on the pages',
    confirmed: '2026-11-20',
    patterns: ['{value}% of our personnel hold', '{value}% of personnel hold'],
  },
  veterans: {
    value: 70,
    states: 'Percentage of personnel who are veterans (approximate)',
    source: 'Site specification, claims made on the pages',
    confirmed: '2026-11-20',
    patterns: ['{value}% of our personnel are veterans', '{value}% of our people are veterans'],
  },
  exercises: {
    value: 42,
    states: 'Number of combatant command-level exercises',
    source: 'Site specification, claims made on the pages',
    confirmed: '2026-11-20',
    patterns: ['{value} combatant command-level exercises'],
  },
  costOverrun: {
    value: 26,
    states: 'Average percentage by which budgets of major defense programs were exceeded',
    source: 'Site specification; GAO-08-467SP, programs of fiscal year 2007',
    confirmed: '2026-11-20',
    patterns: ['{value}% over budget'],
  },
  developmentOverrun: {
    value: 40,
    states: 'Percentage by which development costs of major defense programs were exceeded',
    source: 'Site specification; GAO-08-467SP, programs of fiscal year 2007',
    confirmed: '2026-11-20',
  },
  monthsLate: {
    value: 21,
    states: 'Average delay of major defense programs, in months',
    source: 'Site specification; GAO-08-467SP, programs of fiscal year 2007',
    confirmed: '2026-11-20',
  },
}

/** The footer of every page. */
export const footer = {
  groups: [
    {
      title: 'Services',
      links: [
        { text: 'All Services', to: '/services' },
        { text: 'Acquisition Support', to: '/services/acquisition-support' },
        { text: 'Program Management', to: '/services/program-management' },
        { text: 'Systems Engineering', to: '/services/systems-engineering' },
        { text: 'Software Engineering', to: '/services/software-engineering' },
        { text: 'Information Assurance', to: '/services/information-assurance' },
        { text: 'Zero Trust', to: '/services/zero-trust' },
        { text: 'Cybersecurity', to: '/services/cybersecurity' },
        { text: 'Capabilities', to: '/services/capabilities' },
      ],
    },
    {
      title: 'Company',
      links: [
        { text: 'Home', to: '/' },
        { text: 'About Us', to: '/about-us' },
        { text: 'Our Values', to: '/about-us/values' },
        { text: 'Our Culture', to: '/about-us/culture' },
        { text: 'Our Team', to: '/about-us/team' },
        { text: 'Events', to: '/events' },
        { text: 'News', to: '/news' },
        { text: 'Careers', to: '/careers', target: '_blank' },
        { text: 'Contact Us', to: '/contact-us' },
      ],
    },
    {
      title: 'Customers',
      links: [
        { text: 'All Customers', to: '/customers' },
        { text: 'Commercial', to: '/customers/commercial' },
        { text: 'Government', to: '/customers/government' },
      ],
    },
  ],
  place: headquartersPlace,
  social: [
    {
      text: 'LinkedIn',
      to: 'https://linkedin.example.com/company/keystead-solutions',
      target: '_blank',
    },
  ],
  summary:
    'Cybersecurity and engineering services for government and commercial customers, from Rockville, Maryland.',
  facts: [
    { term: 'UEI', value: 'K7QDLM4X9RT3' },
    { term: 'CAGE Code', value: '7KQ42' },
    { term: 'Primary NAICS Code', value: '541512' },
    { term: 'GSA Schedule', value: '47QTCA00D0000' },
    { term: 'CMMC', value: 'Level 2 (C3PAO), August 14, 2026' },
  ],
  legal: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Accessibility', to: '/accessibility' },
  ],
  smallPrint: '© 2026 Keystead Solutions. All rights reserved.',
} satisfies Rendered<Footer>

/** What visitors can agree to. Undefined if the site has no consent bar. */
export const consent: Rendered<Consent> | undefined = {
  categories: {
    maps: {
      title: 'Maps',
      description: 'Google Maps on our contact page receives your IP address and may store data.',
    },
  },
  more: { text: 'Privacy policy', to: '/privacy' },
}

/** The settings of the main menu. */
export const menu = { horizontalFrom: '64em', timeoutSeconds: 10 }

/** The redirects from old paths. */
export const redirects = [
  { from: '/services/system-engineering', to: '/services/systems-engineering' },
]

/** Every path of the site with its page. */
export const sitePages = [
  {
    path: '/',
    canonical: '/',
    id: 'home',
    title: 'Cybersecurity and Engineering Services',
    indexed: true,
  },
  { path: '/services', canonical: '/services', id: 'services', title: 'Services', indexed: true },
  {
    path: '/services/cybersecurity',
    canonical: '/services/cybersecurity',
    id: 'servicesCybersecurity',
    title: 'Cybersecurity',
    indexed: true,
  },
  {
    path: '/services/information-assurance',
    canonical: '/services/information-assurance',
    id: 'servicesInformationAssurance',
    title: 'Information Assurance',
    indexed: true,
  },
  {
    path: '/services/program-management',
    canonical: '/services/program-management',
    id: 'servicesProgramManagement',
    title: 'Program Management',
    indexed: true,
  },
  {
    path: '/services/software-engineering',
    canonical: '/services/software-engineering',
    id: 'servicesSoftwareEngineering',
    title: 'Software Engineering',
    indexed: true,
  },
  {
    path: '/services/systems-engineering',
    canonical: '/services/systems-engineering',
    id: 'servicesSystemsEngineering',
    title: 'Systems Engineering',
    indexed: true,
  },
  {
    path: '/services/acquisition-support',
    canonical: '/services/acquisition-support',
    id: 'servicesAcquisitionSupport',
    title: 'Acquisition Support',
    indexed: true,
  },
  {
    path: '/services/zero-trust',
    canonical: '/services/zero-trust',
    id: 'servicesZeroTrust',
    title: 'Zero Trust',
    indexed: true,
  },
  {
    path: '/services/capabilities',
    canonical: '/services/capabilities',
    id: 'servicesCapabilities',
    title: 'Capabilities',
    indexed: true,
  },
  {
    path: '/customers',
    canonical: '/customers',
    id: 'customers',
    title: 'Customers',
    indexed: true,
  },
  {
    path: '/customers/commercial',
    canonical: '/customers/commercial',
    id: 'customersCommercial',
    title: 'Customers - Commercial',
    indexed: true,
  },
  {
    path: '/customers/government',
    canonical: '/customers/government',
    id: 'customersGovernment',
    title: 'Customers - Government',
    indexed: true,
  },
  { path: '/about-us', canonical: '/about-us', id: 'aboutUs', title: 'About Us', indexed: true },
  {
    path: '/about-us/values',
    canonical: '/about-us/values',
    id: 'aboutUsValues',
    title: 'About Us - Our Values',
    indexed: true,
  },
  {
    path: '/about-us/culture',
    canonical: '/about-us/culture',
    id: 'aboutUsCulture',
    title: 'About Us - Our Culture',
    indexed: true,
  },
  {
    path: '/about-us/team',
    canonical: '/about-us/team',
    id: 'aboutUsTeam',
    title: 'About Us - Our Team',
    indexed: true,
  },
  { path: '/careers', canonical: '/careers', id: 'careers', title: 'Careers', indexed: true },
  {
    path: '/events/happy-hour',
    canonical: '/events/happy-hour',
    id: 'eventsHappyHour',
    title: 'Events - Happy Hour',
    indexed: true,
  },
  {
    path: '/events',
    canonical: '/events/happy-hour',
    id: 'eventsHappyHour',
    title: 'Events - Happy Hour',
    indexed: true,
  },
  { path: '/news', canonical: '/news', id: 'news', title: 'News', indexed: true },
  {
    path: '/news/zero-trust-award',
    canonical: '/news/zero-trust-award',
    id: 'newsZeroTrustAward',
    title: 'Zero Trust Task Order Awarded',
    indexed: true,
  },
  {
    path: '/news/laboratory',
    canonical: '/news/laboratory',
    id: 'newsLaboratory',
    title: 'Firmware Laboratory Opens in Rockville',
    indexed: true,
  },
  {
    path: '/news/skillbridge',
    canonical: '/news/skillbridge',
    id: 'newsSkillbridge',
    title: 'SkillBridge Internships',
    indexed: true,
  },
  {
    path: '/contact-us',
    canonical: '/contact-us',
    id: 'contactUs',
    title: 'Contact Us',
    indexed: true,
  },
  {
    path: '/contact-us/thank-you',
    canonical: '/contact-us/thank-you',
    id: 'contactUsThankYou',
    title: 'Message Received',
    indexed: false,
  },
  {
    path: '/events/thank-you',
    canonical: '/events/thank-you',
    id: 'eventsThankYou',
    title: 'Registration Received',
    indexed: false,
  },
  { path: '/privacy', canonical: '/privacy', id: 'privacy', title: 'Privacy', indexed: true },
  {
    path: '/accessibility',
    canonical: '/accessibility',
    id: 'accessibility',
    title: 'Accessibility',
    indexed: true,
  },
] as const
