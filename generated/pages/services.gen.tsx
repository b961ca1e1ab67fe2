// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import wrungBlocksFiles from '../../src/images/wrung-blocks.avif?focus=0.84+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { ServiceGrid } from '../../src/sections/serviceGrid/ServiceGrid.tsx'
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
              ...wrungBlocksFiles,
              alt: 'Seven steel gauge blocks wrung together into one tower, the last still being slid into place; behind it, the set in its wooden case on green felt',
              focus: { x: 0.84, y: 0.5 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <ServiceGrid
          section={{
            kind: 'serviceGrid',
            tone: 'plain',
            heading: 'Start Where Your Program Is',
            intro: (
              <>
                {'Some programs start with a '}
                <span className="unbroken">one-page</span>
                {
                  ' statement of need. Others arrive with a running system and an authorization about to expire.'
                }
              </>
            ),
            phases: ['Acquire', 'Manage', 'Build', 'Authorize', 'Defend'],
            services: [
              {
                title: 'Acquisition Support',
                description:
                  'Market research, cost estimates, requirements packages and technical advice in source selection.',
                link: '/services/acquisition-support',
                covers: { first: 1, last: 2 },
              },
              {
                title: 'Program Management',
                description:
                  'Integrated master schedules, earned value and risk, reported so a decision maker can act.',
                link: '/services/program-management',
                covers: { first: 1, last: 4 },
              },
              {
                title: 'Systems Engineering',
                description: (
                  <>
                    {'Requirements, '}
                    <span className="unbroken">model-based</span>
                    {' architecture, integration and verification under ISO/IEC/IEEE 15288.'}
                  </>
                ),
                link: '/services/systems-engineering',
                covers: { first: 2, last: 4 },
              },
              {
                title: 'Software Engineering',
                description:
                  'Mission and business software from a DevSecOps pipeline, delivered with its SBOM.',
                link: '/services/software-engineering',
                covers: { first: 3, last: 4 },
              },
              {
                title: 'Information Assurance',
                description:
                  'RMF packages, control assessments and continuous monitoring, before and after the authorization decision.',
                link: '/services/information-assurance',
                covers: { first: 3, last: 5 },
              },
              {
                title: 'Zero Trust',
                description:
                  'Maturity assessments, roadmaps and implementation for identity, devices, networks, applications and data.',
                link: '/services/zero-trust',
                covers: { first: 4, last: 5 },
              },
              {
                title: 'Cybersecurity',
                description:
                  'Assessment, threat hunting, reverse engineering and incident response.',
                link: '/services/cybersecurity',
                covers: { first: 5, last: 5 },
              },
            ],
            id: 'start-where-your-program-is',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'dark',
            label: 'Ways to work with us',
            heading: 'Buy as Much Help as You Need',
            perRow: 3,
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
            tone: 'tint',
            heading: 'Not Sure Which Service Fits?',
            text: 'Describe the problem in plain words, without sensitive detail. We’ll say which service it calls for, or that none does.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'See Capabilities', to: '/services/capabilities' },
            ],
            note: 'Contracting officers: NAICS codes, registrations and past performance are on one page.',
            id: 'not-sure-which-service-fits',
          }}
        />
      </BelowFold>
    </>
  )
}
