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
            'Cleared engineers and analysts for systems that have to work, even under attack.',
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
            heading: 'Cleared and Certified',
            layout: 'strip',
            folded: false,
            facts: [
              { term: 'People', values: ['About 140, nearly all TS/SCI cleared'] },
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
            ],
            more: { text: 'See Capabilities', to: '/services/capabilities' },
            id: 'cleared-and-certified',
          }}
        />
        <ServiceGrid
          section={{
            kind: 'serviceGrid',
            tone: 'plain',
            label: 'Our Services',
            heading: 'Seven Services, Start to Finish',
            services: [
              {
                title: 'Cybersecurity Solutions',
                description:
                  'We find weaknesses before an adversary does, and catch what gets through.',
                link: '/services/cybersecurity',
              },
              {
                title: 'Information Assurance',
                description:
                  'Authorization packages that hold up under assessment, and the monitoring that keeps them current.',
                link: '/services/information-assurance',
              },
              {
                title: 'Program Management',
                description:
                  'One accurate picture of schedule, cost and risk, in time to act on it.',
                link: '/services/program-management',
              },
              {
                title: 'Zero Trust',
                description:
                  'Access decided for each user, device and request, wherever they connect from.',
                link: '/services/zero-trust',
              },
              {
                title: 'Systems Engineering',
                description:
                  'Requirements, interfaces and verification, traced from the need to the test report.',
                link: '/services/systems-engineering',
              },
              {
                title: 'Acquisition Support',
                description:
                  'Cost estimates, requirements packages and evaluation support for program offices.',
                link: '/services/acquisition-support',
              },
              {
                title: 'Software Engineering',
                description:
                  'Software built, tested and secured in one pipeline, delivered with its bill of materials.',
                link: '/services/software-engineering',
              },
            ],
            id: 'seven-services-start-to-finish',
          }}
        />
        <AudiencePanels
          section={{
            kind: 'audiencePanels',
            tone: 'tint',
            label: 'Who We Serve',
            heading: 'Five Industries and Every Level of Government',
            panels: [
              {
                title: 'Commercial',
                text: 'Companies with data worth stealing or equipment that can’t stop.',
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
                text: 'Agencies whose missions depend on protected information.',
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
            id: 'five-industries-and-every-level-of-government',
          }}
        />
        <Statistics
          section={{
            kind: 'statistics',
            tone: 'dark',
            heading: 'Most of Us Served Before We Came Here',
            intro: (
              <>
                {'About '}
                <span className="unbroken">140 people</span>
                {'; percentages rounded.'}
              </>
            ),
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
              },
              { label: 'Veterans', value: { value: 70, text: '70' }, isPercent: true },
              {
                label: (
                  <>
                    {'Combatant '}
                    <span className="unbroken">command-level</span>
                    {' exercises'}
                  </>
                ),
                value: { value: 42, text: '42' },
                isPercent: false,
              },
            ],
            id: 'most-of-us-served-before-we-came-here',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'plain',
            label: 'Glimpse Into Keystead Solutions',
            heading: 'What It’s Like to Work With Us',
            highlights: [
              { title: 'Innovative Solutions', description: 'We go after the cause of a problem.' },
              {
                title: (
                  <>
                    <span className="unbroken">Customer-Centric</span>
                    {' Approach'}
                  </>
                ),
                description: 'Your mission and your calendar set the plan.',
              },
              {
                title: 'Diverse and Inclusive Culture',
                description: 'People from many backgrounds spot more faults.',
              },
              {
                title: 'Innovative Leaders',
                description: 'They stay close to the work and the people doing it.',
              },
              {
                title: 'Headquartered in Rockville Maryland',
                description: 'In the National Capital Region since 2015.',
              },
              {
                title: 'Corporate Reach Back',
                description: 'Our specialist at your site can call on the rest of us.',
              },
              {
                title: 'Highly Skilled Team',
                description: 'From reverse engineers to cost estimators.',
              },
              { title: 'Focus Areas', description: 'The seven services above.' },
              {
                title: 'Committed to Excellence',
                description: 'A second person reviews every delivery.',
              },
            ],
            id: 'what-it-s-like-to-work-with-us',
          }}
        />
        <ArticleList
          section={{
            kind: 'articleList',
            tone: 'plain',
            label: 'News',
            heading: 'Just Announced',
            articles: {
              entries: [
                {
                  to: '/news/zero-trust-award',
                  title: 'Zero Trust Assessments for 14 Defense Networks',
                  summary:
                    'Keystead Solutions will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.',
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
                    'Keystead Solutions has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.',
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
            id: 'just-announced',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: 'Careers',
            heading: 'Join Our Team',
            text: 'We’re hiring reverse engineers, protocol analysts, data scientists and others.',
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
            text: 'Two unclassified sentences will do.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'tell-us-what-you-need',
          }}
        />
      </BelowFold>
    </>
  )
}
