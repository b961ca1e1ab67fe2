// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import wrungBlocksBackground from '../../src/images/wrung-blocks.avif?focus=0.78+0.12&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { Schedule } from '../../src/sections/schedule/Schedule.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services',
  title: 'Services',
  description:
    'Seven services from Keystead Solutions: acquisition, program management, systems and software engineering, information assurance, Zero Trust and cybersecurity.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services',
        url: 'https://www.example.com/services',
        name: 'Services',
        description:
          'Seven services from Keystead Solutions: acquisition, program management, systems and software engineering, information assurance, Zero Trust and cybersecurity.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services#breadcrumbs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Keystead Solutions',
            item: 'https://www.example.com/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Services',
            item: 'https://www.example.com/services',
          },
        ],
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
          title: 'Services',
          headline: 'Cybersecurity and engineering from the first requirement to daily operations.',
          images: [
            {
              ...wrungBlocksBackground,
              alt: 'Seven steel gauge blocks wrung together into one tower, the last still being slid into place; behind it, the set in its wooden case on green felt',
              focus: { x: 0.78, y: 0.12 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Schedule
          section={{
            kind: 'schedule',
            tone: 'plain',
            heading: 'Start Where Your Program Is',
            intro: (
              <>
                {'Some programs start with a '}
                <span className="unbroken">one-page</span>
                {
                  ' statement of need. Others arrive with a running system and an authorization about to expire. We can start at either end.'
                }
              </>
            ),
            caption: 'What each service does, and the life-cycle phases it covers',
            stacked: true,
            columns: [
              { title: 'Service', isNumber: false },
              { title: 'What it does', isNumber: false },
            ],
            scale: {
              title: 'Phases',
              labels: ['Acquire', 'Manage', 'Build', 'Authorize', 'Defend'],
            },
            rows: [
              {
                cells: [
                  <>
                    <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                  </>,
                  'Market research, cost estimates, requirements packages and technical advice in source selection.',
                ],
                bar: { text: 'Acquire, manage', from: 1, to: 2 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/program-management">Program Management</LinkTo>
                  </>,
                  'Integrated master schedules, earned value and risk, reported so a decision maker can act.',
                ],
                bar: { text: 'Acquire to authorize', from: 1, to: 4 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/systems-engineering">Systems Engineering</LinkTo>
                  </>,
                  <>
                    {'Requirements, '}
                    <span className="unbroken">model-based</span>
                    {' architecture, integration and verification under ISO/IEC/IEEE 15288.'}
                  </>,
                ],
                bar: { text: 'Manage to authorize', from: 2, to: 4 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/software-engineering">Software Engineering</LinkTo>
                  </>,
                  'Mission and business software from a DevSecOps pipeline, delivered with its SBOM.',
                ],
                bar: { text: 'Build, authorize', from: 3, to: 4 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/information-assurance">Information Assurance</LinkTo>
                  </>,
                  'RMF packages, control assessments and continuous monitoring, before and after the authorization decision.',
                ],
                bar: { text: 'Build to defend', from: 3, to: 5 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/zero-trust">Zero Trust</LinkTo>
                  </>,
                  'Maturity assessments, roadmaps and implementation for identity, devices, networks, applications and data.',
                ],
                bar: { text: 'Authorize, defend', from: 4, to: 5 },
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/cybersecurity">Cybersecurity</LinkTo>
                  </>,
                  'Assessment, threat hunting, reverse engineering and incident response for networks, hosts and embedded devices.',
                ],
                bar: { text: 'Defend', from: 5, to: 5 },
              },
            ],
            id: 'start-where-your-program-is',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            label: 'Ways to work with us',
            heading: 'Buy as Much Help as You Need',
            perRow: 3,
            beside: false,
            cards: [
              {
                title: 'Study',
                titlePosition: 'below',
                description:
                  'A bounded question with a written answer, such as a gap assessment or an independent cost estimate.',
              },
              {
                title: 'Deliverable',
                titlePosition: 'below',
                description:
                  'Something you accept against criteria: a tested release, a body of evidence, a Zero Trust pilot.',
              },
              {
                title: 'Embedded Support',
                titlePosition: 'below',
                description:
                  'A cleared specialist in your program office or operations center, with the rest of us on call.',
              },
            ],
            id: 'buy-as-much-help-as-you-need',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'dark',
            label: 'For contracting officers',
            heading: 'Your Market Research, Already Done',
            text: 'NAICS codes, registrations and past performance on one page.',
            actions: [{ text: 'See Capabilities', to: '/services/capabilities' }],
            id: 'your-market-research-already-done',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Not Sure Which Service Fits?',
            text: 'Describe the problem in plain words, without sensitive detail. We’ll say which service it calls for, or that none does.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'not-sure-which-service-fits',
          }}
        />
      </BelowFold>
    </>
  )
}
