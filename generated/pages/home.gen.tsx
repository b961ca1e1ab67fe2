// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import dishesFiles from '../../src/images/dishes.avif?focus=0.62+0&picture'
import doorAjarBackground from '../../src/images/door-ajar.avif?focus=0.62+0.04&shape=portrait&picture'
import homeOrbitFiles from '../../src/images/home-orbit.avif?focus=0.95+0.42&picture'
import lockCylinderFiles from '../../src/images/lock-cylinder.avif?focus=1+0.25&picture'
import machinedPartFiles from '../../src/images/machined-part.avif?focus=0.7+0.08&picture'
import movableTypeFiles from '../../src/images/movable-type.avif?focus=0.8+0.3&picture'
import scheduleFiles from '../../src/images/schedule.avif?focus=0.62+0.32&picture'
import sealedBinderFiles from '../../src/images/sealed-binder.avif?focus=0.75+0.4&picture'
import { AudiencePanels } from '../../src/sections/audiencePanels/AudiencePanels.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { CaseStudy } from '../../src/sections/caseStudy/CaseStudy.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
              ...homeOrbitFiles,
              alt: 'The Earth at night from orbit, with arcs of light rising from Rockville, Maryland, to other cities',
              focus: { x: 0.95, y: 0.42 },
            },
            {
              ...lockCylinderFiles,
              alt: 'A lock cylinder cut open, with a key in it: five pins of different lengths meet in one line above its cuts',
              focus: { x: 1, y: 0.25 },
            },
            {
              ...sealedBinderFiles,
              alt: 'A thick blue binder with colored index tabs on a wooden bench, tied with cord and closed with a lead seal; on its label, a signature',
              focus: { x: 0.75, y: 0.4 },
            },
            {
              ...scheduleFiles,
              alt: 'A schedule laid out in pale wooden bars on a white table, with the critical path in orange and a brass pin at each milestone',
              focus: { x: 0.62, y: 0.32 },
            },
            {
              ...movableTypeFiles,
              alt: 'Lines of a program set in metal type, mirrored as type is, in a wooden galley; one piece is being pulled up out of its line',
              focus: { x: 0.8, y: 0.3 },
            },
          ],
          captions: [
            'The Earth at night, with Rockville at the center',
            'Zero Trust: every pin has to agree',
            'Information Assurance: a package signed and sealed',
            'Program Management: a pin at each milestone',
            'Software Engineering: one letter out for repair',
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
            facts: [
              { term: 'People', values: ['About 140, nearly all TS/SCI cleared'] },
              { term: 'CMMC', values: ['Level 2 (C3PAO)', 'Assessed August 14, 2026'] },
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
              {
                term: 'Contract Vehicles',
                values: ['GSA Schedule', 'OASIS+ Small Business (subcontractor)'],
              },
            ],
            more: { text: 'See Capabilities', to: '/services/capabilities' },
            id: 'cleared-and-certified',
          }}
        />
        <CaseStudy
          section={{
            kind: 'caseStudy',
            tone: 'tint',
            label: 'A case',
            heading: 'How Soon Could You Ship Again?',
            intro: (
              <>
                {'After nine months with us, a '}
                <span className="unbroken">machine-parts</span>
                {' maker’s own staff restored its orders in less than a day.'}
              </>
            ),
            before: 'Estimated',
            after: 'Tested',
            changes: [
              {
                title: 'Time to restore the order system',
                before: {
                  text: (
                    <>
                      <span className="unbroken">9 days</span>
                    </>
                  ),
                  value: 216,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">14 hours</span>
                    </>
                  ),
                  value: 14,
                },
              },
            ],
            facts: [],
            parts: [],
            link: { text: 'Read the Case', to: '/customers/commercial#case' },
            id: 'how-soon-could-you-ship-again',
          }}
        />
        <ServiceGrid
          section={{
            kind: 'serviceGrid',
            tone: 'plain',
            label: 'Our Services',
            heading: 'One Team for the Whole Life Cycle',
            phases: ['Acquire', 'Manage', 'Build', 'Authorize', 'Defend'],
            services: [
              {
                title: 'Acquisition Support',
                description: 'Cost estimates, requirements and evaluation support.',
                link: '/services/acquisition-support',
                covers: { first: 1, last: 2 },
              },
              {
                title: 'Program Management',
                description: 'One picture of schedule, cost and risk.',
                link: '/services/program-management',
                covers: { first: 1, last: 4 },
              },
              {
                title: 'Systems Engineering',
                description: 'Requirements and tests, traced end to end.',
                link: '/services/systems-engineering',
                covers: { first: 2, last: 4 },
              },
              {
                title: 'Software Engineering',
                description: 'Built, tested and secured in one pipeline.',
                link: '/services/software-engineering',
                covers: { first: 3, last: 4 },
              },
              {
                title: 'Information Assurance',
                description: 'Authorization packages that stay current.',
                link: '/services/information-assurance',
                covers: { first: 3, last: 5 },
              },
              {
                title: 'Zero Trust',
                description: 'Access decided for each request.',
                link: '/services/zero-trust',
                covers: { first: 4, last: 5 },
              },
              {
                title: 'Cybersecurity Solutions',
                description: 'We find weaknesses first, and catch what gets through.',
                link: '/services/cybersecurity',
                covers: { first: 5, last: 5 },
              },
            ],
            id: 'one-team-for-the-whole-life-cycle',
          }}
        />
        <AudiencePanels
          section={{
            kind: 'audiencePanels',
            tone: 'tint',
            label: 'Who We Serve',
            heading: 'Companies and Agencies With a Lot to Lose',
            panels: [
              {
                title: 'Commercial',
                text: 'Companies with data worth stealing or machines that run day and night.',
                image: {
                  ...machinedPartFiles,
                  alt: 'A block of milled aluminum with counterbored and threaded holes and a pocket, clamped between the steel jaws of a green vice; curled chips lie around it',
                  focus: { x: 0.7, y: 0.08 },
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
                  ...dishesFiles,
                  alt: 'Four dish antennas on a plain at dusk, one behind the other, under a sky from orange to blue',
                  focus: { x: 0.62, y: 0 },
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
            id: 'companies-and-agencies-with-a-lot-to-lose',
          }}
        />
        <Statistics
          section={{
            kind: 'statistics',
            tone: 'dark',
            heading: 'Cleared, Experienced, Exercised',
            intro: (
              <>
                {'Each square is one of about '}
                <span className="unbroken">140 people</span>
                {'.'}
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
                of: 140,
              },
              { label: 'Veterans', value: { value: 70, text: '70' }, isPercent: true, of: 140 },
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
                detail: 'Two to six a year since 2016.',
                years: { first: 2016, counts: [2, 3, 3, 4, 4, 2, 4, 5, 5, 6, 4] },
              },
            ],
            id: 'cleared-experienced-exercised',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'plain',
            label: 'Glimpse Into Keystead Solutions',
            heading: 'What It’s Like to Work With Us',
            layout: 'list',
            folded: 'Six more',
            facts: [
              {
                term: 'Headquartered in Rockville Maryland',
                figure: '2015',
                values: ['Where we began.'],
              },
              {
                term: 'Corporate Reach Back',
                figure: '140',
                values: ['People behind each specialist at your site.'],
              },
              {
                term: 'Focus Areas',
                figure: '7',
                values: ['Services across the whole life cycle.'],
              },
              {
                term: 'Innovative Solutions',
                values: ['Each threat hunt ends in a detection rule.'],
              },
              {
                term: (
                  <>
                    <span className="unbroken">Customer-Centric</span>
                    {' Approach'}
                  </>
                ),
                values: ['The president reads every CPARS evaluation.'],
              },
              {
                term: 'Diverse and Inclusive Culture',
                values: ['Different backgrounds find different faults.'],
              },
              { term: 'Innovative Leaders', values: ['Project reviews open with test results.'] },
              {
                term: 'Highly Skilled Team',
                values: ['Reverse engineers, schedulers, estimators.'],
              },
              {
                term: 'Committed to Excellence',
                values: ['Someone outside the project checks each delivery first.'],
              },
            ],
            id: 'what-it-s-like-to-work-with-us',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: 'Careers',
            heading: 'Join Our Team',
            text: 'We’re hiring analysts, engineers and data scientists.',
            image: {
              ...doorAjarBackground,
              alt: 'A door that stands ajar in the light of a window; a badge reader beside it shows green, and warm light falls out of the room behind',
              focus: { x: 0.62, y: 0.04 },
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
