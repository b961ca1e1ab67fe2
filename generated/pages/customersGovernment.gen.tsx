// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import dishesFiles from '../../src/images/dishes.avif?focus=0.62+0&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { CaseStudy } from '../../src/sections/caseStudy/CaseStudy.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
              ...dishesFiles,
              alt: 'Four dish antennas on a plain at dusk, one behind the other, under a sky from orange to blue',
              focus: { x: 0.62, y: 0 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'See Capabilities', to: '/services/capabilities' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'Agencies We Serve',
            heading: 'We Know the Rules You Work Under',
            numbered: false,
            blocks: [
              {
                title: 'Department of Defense',
                text: (
                  <>
                    {'Military departments, defense agencies and combatant commands: RMF under '}
                    <span className="unbroken">DoDI 8510.01</span>
                    {', Zero Trust target level, program protection, exercises.'}
                  </>
                ),
              },
              {
                title: 'Intelligence Community',
                text: (
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
                title: 'Federal Government Agencies',
                text: (
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
                title: 'State and Local Governments',
                text: 'Elections, courts, water, public safety and benefits: small teams protecting services people notice within the hour.',
              },
            ],
            id: 'we-know-the-rules-you-work-under',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'dark',
            label: 'Why We Are a Preferred Choice',
            heading: 'On the Schedule, Certified and Cleared',
            perRow: 3,
            cards: [
              {
                title: 'Trusted by Agencies',
                titlePosition: 'below',
                description:
                  'We’ve worked for a combatant command, a defense agency and the Intelligence Community.',
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
                titlePosition: 'below',
                description:
                  'We read the current text of each rule that applies, and show how every requirement is met.',
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
                titlePosition: 'below',
                description:
                  'Engineers, analysts and managers who’ve sat on your side of the table.',
                points: [
                  'Most served in uniform before they joined us',
                  'Nearly all hold the access before a task begins',
                  'A named lead stays until the handover',
                ],
              },
            ],
            id: 'on-the-schedule-certified-and-cleared',
          }}
        />
        <CaseStudy
          section={{
            kind: 'caseStudy',
            id: 'case',
            tone: 'plain',
            label: 'A case',
            heading: 'A Shared Boundary Cut the Wait to 12 Days',
            intro:
              'A defense agency’s eleven authorizations covered the same building. We moved them into one boundary.',
            before: 'Before',
            after: 'After',
            changes: [
              {
                title: 'Wait for a decision on a change',
                before: {
                  text: (
                    <>
                      <span className="unbroken">74 days</span>
                    </>
                  ),
                  value: 74,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">12 days</span>
                    </>
                  ),
                  value: 12,
                },
              },
              {
                title: 'Open POA&M items',
                before: { text: '318', value: 318 },
                after: { text: '47', value: 47 },
              },
              {
                title: 'Control statements to keep current',
                before: { text: '3,740', value: 3740 },
                after: { text: '610', value: 610 },
              },
            ],
            facts: [
              { term: 'Customer', text: 'Defense agency' },
              { term: 'Role', text: 'Prime contractor' },
              {
                term: 'Team',
                text: 'Six people: a lead, two ISSOs, two engineers and an assessor',
              },
              {
                term: 'Duration',
                text: (
                  <>
                    <span className="unbroken">22 months</span>
                    {', 2020 to 2022'}
                  </>
                ),
              },
              { term: 'Contract', text: 'Firm fixed price' },
            ],
            parts: [
              {
                title: 'The Situation',
                paragraphs: [
                  'The agency ran eleven small systems in one building, each with its own authorization to operate. They shared a network, a directory and their administrators. Four would expire in the same quarter. The program office wanted one boundary and one package.',
                ],
              },
              {
                title: 'The Constraint',
                paragraphs: [
                  'Operations couldn’t stop. The authorizing official had granted two extensions and wouldn’t sign a third. Three of the systems belonged to another program, so every common control needed an agreement on who’d pay for it.',
                ],
              },
              {
                title: 'What We Did',
                paragraphs: [
                  'We spent six weeks walking through the systems with the people who ran them. That turned up two servers no plan mentioned. We settled the boundary with the authorizing official’s staff before writing any control statements.',
                  'Next we sorted the controls. Whatever the building, the network or the directory already did for everyone was written once, tested once and inherited by the rest. What stayed specific to a system we wrote with its administrator, at the console.',
                  <>
                    {
                      'We moved the systems two at a time, starting with the least connected. Each pair was hardened to its STIGs and assessed by someone who hadn’t worked on it before it joined the new boundary. A weakness found in several systems became a single POA&M item with a single owner. Of the '
                    }
                    <span className="unbroken">318 items</span>
                    {', '}
                    <span className="unbroken">190 were</span>
                    {' duplicates or already fixed.'}
                  </>,
                ],
              },
              {
                title: 'The Result',
                paragraphs: [
                  <>
                    {
                      'The authorizing official signed in month 19, five weeks before the last expiration date, for the full three years. Changes that had waited '
                    }
                    <span className="unbroken">74 days</span>
                    {' took 12, because there was one baseline to judge them against.'}
                  </>,
                ],
              },
              {
                title: 'What We’d Do Differently',
                paragraphs: [
                  'We’d settle who pays for common controls before kickoff. It took us until month four, and the first pair of systems waited three weeks for it.',
                ],
              },
            ],
            folded: 'Read the Case',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'tint',
            label: 'Partnerships',
            heading: 'We Share the Schedule and the Risk',
            paragraphs: [
              'We take a defined part of the work, show you our schedule every week, and carry the risk of our part.',
              <>
                {'Since 2023 we’ve belonged to a certified small, '}
                <span className="unbroken">women-owned</span>
                {' business. The '}
                <LinkTo to="/services/capabilities">Capabilities</LinkTo>
                {' page lists our registrations and size status.'}
              </>,
            ],
            layout: 'margin',
            points: [],
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'we-share-the-schedule-and-the-risk',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: (
              <>
                <span className="unbroken">Future-Ready</span>
                {' Technology'}
              </>
            ),
            heading: 'We Design for Rules Still to Come',
            numbered: false,
            blocks: [
              {
                title: (
                  <>
                    <span className="unbroken">Post-Quantum</span>
                    {' Cryptography'}
                  </>
                ),
                text: (
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
                text: 'Pipelines and telemetry that let an authorizing official rely on a monitored process instead of a review for each release.',
              },
              {
                title: 'Machine Learning With Evidence',
                text: 'Models tested and evaluated under the NIST AI Risk Management Framework, with data lineage and known limits on record.',
              },
              {
                title: 'Open Architectures',
                text: 'Modular open systems and data rights that keep the next upgrade competitive.',
              },
            ],
            id: 'we-design-for-rules-still-to-come',
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
            points: [
              'Training for operators, administrators and security staff',
              <>
                {'Tabletop and technical exercises with an '}
                <span className="unbroken">after-action</span>
                {' report'}
              </>,
              'Support for assessments, inspections and reauthorization',
              'Transition plans for the contract itself',
            ],
            actions: [],
            id: 'you-can-run-it-without-us',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Write to Us About Your Next Decision',
            text: 'Name the agency, the kind of system and the next authorization, review or award.',
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
