// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import badgesBackground from '../../src/images/badges.avif?focus=0.68+0.5&shape=portrait&picture'
import commercialFiles from '../../src/images/commercial.avif?focus=0.64+0.18&picture'
import dishesBackground from '../../src/images/dishes.avif?focus=0.62+0.3&shape=portrait&picture'
import governmentFiles from '../../src/images/government.avif?focus=0.64+0.1&picture'
import homeDatacenterBackground from '../../src/images/home-datacenter.avif?focus=0.68+0.42&shape=portrait&picture'
import homeOrbitBackground from '../../src/images/home-orbit.avif?focus=0.64+0.42&shape=portrait&picture'
import homeSatelliteBackground from '../../src/images/home-satellite.avif?focus=0.72+0.32&shape=portrait&picture'
import homeSeaboardBackground from '../../src/images/home-seaboard.avif?focus=0.66+0.38&shape=portrait&picture'
import probeFiles from '../../src/images/probe.avif?focus=0.44+0.3&picture'
import zeroTrustFiles from '../../src/images/zero-trust.avif?focus=0.71+0.32&picture'
import { ArticleList } from '../../src/sections/articleList/ArticleList.tsx'
import { AudiencePanels } from '../../src/sections/audiencePanels/AudiencePanels.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Highlights } from '../../src/sections/highlights/Highlights.tsx'
import { ServiceGrid } from '../../src/sections/serviceGrid/ServiceGrid.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/',
  title: 'Cybersecurity and Engineering Services',
  description:
    'Keystead Solutions provides cybersecurity, information assurance, engineering, program and acquisition support to government and commercial customers.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/',
        url: 'https://www.example.com/',
        name: 'Cybersecurity and Engineering Services',
        description:
          'Keystead Solutions provides cybersecurity, information assurance, engineering, program and acquisition support to government and commercial customers.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://www.example.com/#website',
        url: 'https://www.example.com/',
        name: 'Keystead Solutions',
        inLanguage: 'en-US',
        publisher: { '@id': 'https://www.example.com/#organization' },
      },
      {
        '@type': 'Organization',
        '@id': 'https://www.example.com/#organization',
        name: 'Keystead Solutions',
        url: 'https://www.example.com/',
        description:
          'Cybersecurity and engineering services for government and commercial customers, from Rockville, Maryland.',
        logo: 'https://www.example.com/icon-512.png',
        sameAs: ['https://linkedin.example.com/company/keystead-solutions'],
        telephone: '+13015550142',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1200 Keystone Court, Suite 310',
          addressLocality: 'Rockville',
          addressRegion: 'MD',
          postalCode: '20850',
          addressCountry: 'US',
        },
      },
    ],
  },
} satisfies PageMeta

/** The sections of the page. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          title: 'Leading the Way in Cybersecurity and Engineering Solutions',
          headline:
            'Cleared engineers, analysts and managers for systems that have to work and have to be defended.',
          images: [
            {
              ...homeOrbitBackground,
              alt: 'The Earth at night from orbit, with arcs of light rising from Rockville, Maryland, to other cities',
              focus: { x: 0.64, y: 0.42 },
            },
            {
              ...homeSeaboardBackground,
              alt: 'The eastern seaboard of the United States from orbit, its cities still lit at dawn',
              focus: { x: 0.66, y: 0.38 },
            },
            {
              ...dishesBackground,
              alt: 'Four dish antennas on a plain at dusk, one behind the other, under a sky from orange to blue',
              focus: { x: 0.62, y: 0.3 },
            },
            {
              ...homeDatacenterBackground,
              alt: 'The aisle of a data center in perspective, with one rack lit in green',
              focus: { x: 0.68, y: 0.42 },
            },
            {
              ...homeSatelliteBackground,
              alt: 'A satellite in orbit above the Earth, drawn in fine lines, its beam pointing down',
              focus: { x: 0.72, y: 0.32 },
            },
          ],
          rotateSeconds: 5,
          actions: [
            { text: 'Explore Our Services', to: '/services' },
            { text: 'Contact Us', to: '/contact-us' },
          ],
          size: 'full',
        }}
      />
      <BelowFold>
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'dark',
            heading: 'Registered, Certified, Cleared',
            layout: 'strip',
            folded: false,
            facts: [
              { term: 'Cleared personnel', values: ['About 99% TS/SCI with polygraph'] },
              { term: 'CMMC', values: ['Level 2 (C3PAO)'] },
              {
                term: 'Certificates',
                values: [
                  <>
                    <span className="unbroken">ISO 9001</span>
                  </>,
                  <>
                    <span className="unbroken">ISO/IEC 27001</span>
                  </>,
                ],
              },
              { term: 'GSA Schedule', values: ['47QTCA00D0000'] },
              { term: 'UEI', values: ['KEYSTEAD0000'] },
              { term: 'CAGE code', values: ['0KEY0'] },
            ],
            more: { text: 'See Capabilities', to: '/services/capabilities' },
            id: 'registered-certified-cleared',
          }}
        />
        <ServiceGrid
          section={{
            kind: 'serviceGrid',
            tone: 'plain',
            label: 'What we do',
            heading: 'Our Services',
            intro:
              'Seven services that cover a system from its first requirement to its retirement. Use one, or several together.',
            services: [
              {
                title: 'Cybersecurity Solutions',
                description:
                  'Find weaknesses before an adversary does, detect what gets through, and recover with the evidence preserved.',
                link: '/services/cybersecurity',
              },
              {
                title: 'Information Assurance',
                description:
                  'Authorization packages that hold up: controls selected, implemented, assessed and monitored.',
                link: '/services/information-assurance',
              },
              {
                title: 'Program Management',
                description:
                  'Schedule, budget and risk kept in one accurate picture, so decisions are made in time.',
                link: '/services/program-management',
              },
              {
                title: 'Zero Trust',
                description:
                  'Access decided for each user, device and request, in place of a trusted network.',
                link: '/services/zero-trust',
              },
              {
                title: 'Systems Engineering',
                description:
                  'Requirements, architecture, interfaces and verification, traced from the need to the test report.',
                link: '/services/systems-engineering',
              },
              {
                title: 'Acquisition Support',
                description:
                  'Cost estimates, requirements documents and evaluation support for government program offices.',
                link: '/services/acquisition-support',
              },
              {
                title: 'Software Engineering',
                description:
                  'Software built, tested and secured in one pipeline, and delivered with a bill of materials.',
                link: '/services/software-engineering',
              },
            ],
            id: 'our-services',
          }}
        />
        <AudiencePanels
          section={{
            kind: 'audiencePanels',
            tone: 'tint',
            label: 'Customers',
            heading: 'Who We Serve',
            panels: [
              {
                title: 'Commercial',
                text: 'Companies that hold data worth stealing, run equipment that must not stop, or answer to a regulator.',
                image: {
                  ...commercialFiles,
                  alt: 'A city at night, seen from above, its tallest tower lit in green',
                  focus: { x: 0.64, y: 0.18 },
                },
                sectors: [
                  { icon: 'cpu', title: 'Technology' },
                  { icon: 'building-bank', title: 'Finance' },
                  { icon: 'heartbeat', title: 'Healthcare' },
                  { icon: 'building-factory-2', title: 'Manufacturing' },
                  { icon: 'building-store', title: 'Retail' },
                ],
                link: { text: 'Commercial Customers', to: '/customers/commercial' },
              },
              {
                title: 'Government',
                text: 'Agencies whose missions depend on information that is accurate, available and protected. Our people hold the clearances it requires.',
                image: {
                  ...governmentFiles,
                  alt: 'The counties of the National Capital Region as a lit relief, with arcs of light rising from the center',
                  focus: { x: 0.64, y: 0.1 },
                },
                sectors: [
                  { icon: 'shield', title: 'DoD' },
                  { icon: 'eye', title: 'Intelligence Community' },
                  { icon: 'flag', title: 'Federal' },
                  { icon: 'map-2', title: 'State' },
                  { icon: 'building-community', title: 'Local' },
                ],
                link: { text: 'Government Customers', to: '/customers/government' },
              },
            ],
            id: 'who-we-serve',
          }}
        />
        <Statistics
          section={{
            kind: 'statistics',
            tone: 'dark',
            heading: 'The People Behind the Work',
            intro: 'Percentages are approximate and describe our personnel as a whole.',
            statistics: [
              {
                label: (
                  <>
                    {'TS/SCI with '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph'}
                  </>
                ),
                value: { value: 99, text: '99' },
                isPercent: true,
                detail: (
                  <>
                    {'Personnel who hold a Top Secret clearance with SCI access and a '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph.'}
                  </>
                ),
              },
              {
                label: 'Veterans',
                value: { value: 70, text: '70' },
                isPercent: true,
                detail: 'Personnel who served in the armed forces before they joined us.',
              },
              {
                label: 'Exercises',
                value: { value: 42, text: '42' },
                isPercent: false,
                detail: (
                  <>
                    {'Combatant '}
                    <span className="unbroken">command-level</span>
                    {' exercises, in which plans and systems meet an active opponent.'}
                  </>
                ),
              },
            ],
            id: 'the-people-behind-the-work',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'plain',
            heading: 'Glimpse Into Keystead Solutions',
            highlights: [
              {
                title: 'Innovative Solutions',
                description:
                  'We look for the change that removes the problem: new technology, or a better use of what you own.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Customer-Centric</span>
                    {' Approach'}
                  </>
                ),
                description:
                  'Your mission, your constraints and your calendar set the plan. We ask before we propose.',
              },
              {
                title: 'Diverse and Inclusive Culture',
                description:
                  'People from different services, professions and walks of life see different parts of a problem.',
              },
              {
                title: 'Innovative Leaders',
                description:
                  'Our leaders stay close to the work and decide with the people who do it.',
              },
              {
                title: 'Headquartered in Rockville Maryland',
                description: 'Founded in 2015, in the National Capital Region.',
              },
              {
                title: 'Corporate Reach Back',
                description: 'A specialist at your site can call on the rest of the company.',
              },
              {
                title: 'Highly Skilled Team',
                description: 'Engineers, analysts and managers, most of whom have served.',
              },
              {
                title: 'Focus Areas',
                description:
                  'The seven services above, for systems that have to work and have to be defended.',
              },
              {
                title: 'Committed to Excellence',
                description:
                  'We review work before it is delivered, and use what we learn on the next task.',
              },
            ],
            id: 'glimpse-into-keystead-solutions',
          }}
        />
        <ArticleList
          section={{
            kind: 'articleList',
            tone: 'plain',
            label: 'News',
            heading: 'What Is New',
            articles: {
              entries: [
                {
                  to: '/news/zero-trust-award',
                  title: 'Zero Trust Assessments for 14 Defense Networks',
                  summary:
                    'Keystead Solutions will assess 14 networks of a defense agency against the target level of the DoD Zero Trust Strategy and plan what each one is missing.',
                  label: 'Contract award',
                  date: { value: '2026-10-14', text: 'October 14, 2026' },
                  image: {
                    ...zeroTrustFiles,
                    alt: 'Rings of walls and gates around a protected core, with one path lit through them',
                    focus: { x: 0.71, y: 0.32 },
                  },
                },
                {
                  to: '/news/laboratory',
                  title: 'A Laboratory for Firmware and Protocols',
                  summary:
                    'Keystead Solutions has opened a laboratory for firmware and protocol analysis at its Rockville headquarters, with room for eight analysts and their equipment.',
                  label: 'Capabilities',
                  date: { value: '2026-08-27', text: 'August 27, 2026' },
                  image: {
                    ...probeFiles,
                    alt: 'The needle of a test probe on one leg of a chip, on a green circuit board seen from very near',
                    focus: { x: 0.44, y: 0.3 },
                  },
                },
              ],
            },
            count: 2,
            more: { text: 'All News', to: '/news' },
            lead: false,
            id: 'what-is-new',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: 'Careers',
            heading: 'Join Our Team',
            text: 'We hire engineers, analysts and data scientists who want their work to matter to a mission.',
            image: {
              ...badgesBackground,
              alt: 'Two badges on lanyards at a pale wall, one blue and one green, in the light of a window',
              focus: { x: 0.68, y: 0.5 },
            },
            actions: [{ text: 'See Careers', to: '/careers' }],
            id: 'join-our-team',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Tell Us What You Need',
            text: 'A sentence or two is enough to start, as long as it is unclassified: what the system does, what concerns you, and when you need an answer.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'tell-us-what-you-need',
          }}
        />
      </BelowFold>
    </>
  )
}
