// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import dishesBackground from '../../src/images/dishes.avif?focus=0.62+0.3&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Highlights } from '../../src/sections/highlights/Highlights.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/customers/government',
  title: 'Customers - Government',
  description:
    'Cleared cybersecurity and engineering support for the Department of Defense, the Intelligence Community, federal civilian, state and local agencies.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/customers/government',
        url: 'https://www.example.com/customers/government',
        name: 'Customers - Government',
        description:
          'Cleared cybersecurity and engineering support for the Department of Defense, the Intelligence Community, federal civilian, state and local agencies.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/customers/government#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/customers/government#breadcrumbs',
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
            name: 'Customers',
            item: 'https://www.example.com/customers',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Customers - Government',
            item: 'https://www.example.com/customers/government',
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
          label: 'Customers',
          title: 'Government',
          headline:
            'Cleared engineers and analysts who know the rules your programs work under, and the reasons for them.',
          images: [
            {
              ...dishesBackground,
              alt: 'Four dish antennas on a plain at dusk, one behind the other, under a sky from orange to blue',
              focus: { x: 0.62, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'See Capabilities', to: '/services/capabilities' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            label: 'Who we work for',
            heading: 'Agencies We Serve',
            perRow: 2,
            beside: false,
            cards: [
              {
                icon: 'shield',
                title: 'Department of Defense',
                titlePosition: 'beside',
                description: (
                  <>
                    {'Military departments, defense agencies and combatant commands: RMF under '}
                    <span className="unbroken">DoDI 8510.01</span>
                    {', Zero Trust target level, program protection and exercises.'}
                  </>
                ),
              },
              {
                icon: 'eye',
                title: 'Intelligence Community',
                titlePosition: 'beside',
                description: (
                  <>
                    {'Work in accredited facilities under '}
                    <span className="unbroken">ICD 503</span>
                    {' and '}
                    <span className="unbroken">ICD 705</span>
                    {
                      ': reverse engineering, protocol analysis, data science and secure development.'
                    }
                  </>
                ),
              },
              {
                icon: 'flag',
                title: 'Federal Government Agencies',
                titlePosition: 'beside',
                description: (
                  <>
                    {'FISMA programs, high value assets, '}
                    <span className="unbroken">OMB M-22-09</span>
                    {
                      ' and binding operational directives, with reporting that inspectors general can follow.'
                    }
                  </>
                ),
              },
              {
                icon: 'map-2',
                title: 'State and Local Governments',
                titlePosition: 'beside',
                description:
                  'Elections, courts, water, public safety and benefits, where small teams protect services that people notice within the hour.',
              },
            ],
            id: 'agencies-we-serve',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'dark',
            heading: 'Why We Are a Preferred Choice',
            layout: 'columns',
            blocks: [
              {
                title: 'Trusted by Agencies',
                text: 'Agencies can order from us, and can check beforehand what they order.',
                icon: 'lock-access',
                points: [
                  'GSA Multiple Award Schedule 47QTCA00D0000',
                  'GSA OASIS+ Small Business, as a subcontractor',
                  <>
                    {'UEI K7QDLM4X9RT3, '}
                    <span className="unbroken">CAGE 7KQ42</span>
                  </>,
                ],
              },
              {
                title: 'Regulatory Compliance',
                text: 'We read the text that applies, in its current version, and show how each requirement is met.',
                icon: 'file-certificate',
                points: [
                  <>
                    {'FAR and DFARS, FISMA, '}
                    <span className="unbroken">CNSSI 1253</span>
                  </>,
                  'CMMC Level 2 (C3PAO)',
                  <>
                    <span className="unbroken">ISO 9001</span>
                    {' and '}
                    <span className="unbroken">ISO/IEC 27001</span>
                  </>,
                ],
              },
              {
                title: 'Expert Teams',
                text: 'Engineers, analysts and managers who have stood on the other side of the table.',
                icon: 'users-group',
                points: [
                  'Most served in uniform before they joined us',
                  'Almost all hold the access before a task begins',
                  'A named lead, who stays until the handover',
                ],
              },
            ],
            id: 'why-we-are-a-preferred-choice',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Partnerships',
            paragraphs: [
              'Government programs are built by several companies at once. We take a defined part of the work, name its interfaces, and share schedule and risk with the others openly, so that the program office gets one consistent account.',
              <>
                {'Since 2023 we’ve belonged to a certified small, '}
                <span className="unbroken">women-owned</span>
                {' business. If you are planning a '}
                <span className="unbroken">set-aside</span>
                {
                  ', subcontracting goals or a teaming agreement, ask us early. Our registrations and '
                }
                <span className="unbroken">set-aside</span>
                {' status are on the '}
                <LinkTo to="/services/capabilities">Capabilities</LinkTo>
                {' page.'}
              </>,
            ],
            layout: 'above',
            points: [],
            imageSide: 'right',
            quote: 'An interface without an owner is where a program loses its first month.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'partnerships',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'tint',
            label: 'What is coming',
            heading: (
              <>
                <span className="unbroken">Future-Ready</span>
                {' Technology'}
              </>
            ),
            intro:
              'Systems fielded today will be in service when these changes arrive. We design for them now.',
            highlights: [
              {
                title: (
                  <>
                    <span className="unbroken">Post-quantum</span>
                    {' cryptography'}
                  </>
                ),
                description: (
                  <>
                    {'Cryptographic inventories and migration plans toward '}
                    <span className="unbroken">FIPS 203</span>
                    {', '}
                    <span className="unbroken">204 and</span>{' '}
                    <span className="unbroken">205 and</span>
                    {' the '}
                    <span className="unbroken">CNSA 2.0</span>
                    {' timelines.'}
                  </>
                ),
              },
              {
                title: 'Continuous authorization',
                description:
                  'Pipelines and telemetry that let an authorizing official rely on a monitored process in place of a review for each release.',
              },
              {
                title: 'Machine learning with evidence',
                description:
                  'Test and evaluation of models under the NIST AI Risk Management Framework, with data lineage and known limits on record.',
              },
              {
                title: 'Open architectures',
                description:
                  'Modular open systems approaches and data rights that keep the next upgrade competitive.',
              },
            ],
            id: 'future-ready-technology',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'After delivery',
            heading: 'Support and Training',
            paragraphs: [
              'A system is finished when the people who inherit it can run it. We hand over with runbooks, recorded procedures and time spent side by side with operators, ISSOs and administrators.',
            ],
            layout: 'above',
            points: [
              <>
                <span className="unbroken">Role-based</span>
                {' training for operators, administrators and security staff'}
              </>,
              <>
                {'Tabletop and technical exercises with an '}
                <span className="unbroken">after-action</span>
                {' report'}
              </>,
              'Support for assessments, inspections and reauthorization',
              <>
                <span className="unbroken">Transition-in</span>
                {' and '}
                <span className="unbroken">transition-out</span>
                {' plans for the contract itself'}
              </>,
            ],
            imageSide: 'right',
            actions: [],
            id: 'support-and-training',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Which Decision Comes Next?',
            text: 'Tell us the agency, the kind of system and the date of the next authorization, review or award. A person who knows the rules of your program replies, and says so if another company fits better.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'See Capabilities', to: '/services/capabilities' },
            ],
            note: 'Please leave out names of classified programs and procurement-sensitive information.',
            id: 'which-decision-comes-next',
          }}
        />
      </BelowFold>
    </>
  )
}
