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
            'Cleared engineers and analysts who know the rules your program works under, and why they exist.',
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
            label: 'Agencies We Serve',
            heading: 'From Combatant Commands to County Offices',
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
                    {', Zero Trust target level, program protection, exercises.'}
                  </>
                ),
              },
              {
                icon: 'eye',
                title: 'Intelligence Community',
                titlePosition: 'beside',
                description: (
                  <>
                    {
                      'Reverse engineering, protocol analysis, data science and secure development in accredited facilities, under '
                    }
                    <span className="unbroken">ICD 503</span>
                    {' and '}
                    <span className="unbroken">ICD 705</span>
                    {'.'}
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
                      ' and binding operational directives, reported so inspectors general can follow.'
                    }
                  </>
                ),
              },
              {
                icon: 'map-2',
                title: 'State and Local Governments',
                titlePosition: 'beside',
                description:
                  'Elections, courts, water, public safety and benefits: small teams protecting services people notice within the hour.',
              },
            ],
            id: 'from-combatant-commands-to-county-offices',
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
                text: 'Order from our GSA Schedule, and look us up first: our registrations are public.',
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
                text: 'We read the current text of each rule that applies, and show how every requirement is met.',
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
                text: 'Engineers, analysts and managers who’ve sat on your side of the table.',
                icon: 'users-group',
                points: [
                  'Most served in uniform before they joined us',
                  'Nearly all hold the access before a task begins',
                  'A named lead stays until the handover',
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
            label: 'Partnerships',
            heading: 'Several Companies, One Story',
            paragraphs: [
              'We take a defined part of the work, name its interfaces, and share schedule and risk openly, so the program office gets one consistent account.',
              <>
                {'Since 2023 we’ve belonged to a certified small, '}
                <span className="unbroken">women-owned</span>
                {' business. If you’re planning a '}
                <span className="unbroken">set-aside</span>
                {', subcontracting goals or a teaming agreement, ask early. The '}
                <LinkTo to="/services/capabilities">Capabilities</LinkTo>
                {' page lists our registrations and '}
                <span className="unbroken">set-aside</span>
                {' status.'}
              </>,
            ],
            layout: 'above',
            points: [],
            imageSide: 'right',
            quote: 'Each interface has an owner, a date and a test.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'several-companies-one-story',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'tint',
            label: (
              <>
                <span className="unbroken">Future-Ready</span>
                {' Technology'}
              </>
            ),
            heading: 'Four Changes We Design for Now',
            intro: 'Systems fielded today will still be in service when these arrive.',
            highlights: [
              {
                title: (
                  <>
                    <span className="unbroken">Post-Quantum</span>
                    {' Cryptography'}
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
                title: 'Continuous Authorization',
                description:
                  'Pipelines and telemetry that let an authorizing official rely on a monitored process instead of a review for each release.',
              },
              {
                title: 'Machine Learning With Evidence',
                description:
                  'Models tested and evaluated under the NIST AI Risk Management Framework, with data lineage and known limits on record.',
              },
              {
                title: 'Open Architectures',
                description:
                  'Modular open systems and data rights that keep the next upgrade competitive.',
              },
            ],
            id: 'four-changes-we-design-for-now',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Support and Training',
            heading: 'You Can Run It Without Us',
            paragraphs: [
              'We hand over with runbooks, recorded procedures and time spent side by side with operators, ISSOs and administrators.',
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
            id: 'you-can-run-it-without-us',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Write to Us About Your Next Decision',
            text: 'Name the agency, the kind of system and the next authorization, review or award. If another company fits better, we’ll say so.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'See Capabilities', to: '/services/capabilities' },
            ],
            note: 'Please leave out the names of classified programs and procurement-sensitive information.',
            id: 'write-to-us-about-your-next-decision',
          }}
        />
      </BelowFold>
    </>
  )
}
