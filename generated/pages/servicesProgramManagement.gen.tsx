// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import scheduleBackground from '../../src/images/schedule.avif?focus=0.62+0.32&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Schedule } from '../../src/sections/schedule/Schedule.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/program-management',
  title: 'Program Management',
  description:
    'Program management for technical work: integrated master schedules, EVMS, risk management and reporting that shows cost, schedule and scope as they are.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/program-management',
        url: 'https://www.example.com/services/program-management',
        name: 'Program Management',
        description:
          'Program management for technical work: integrated master schedules, EVMS, risk management and reporting that shows cost, schedule and scope as they are.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/program-management#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/program-management#service',
        name: 'Program Management',
        serviceType: 'Program Management',
        description:
          'Program management for technical work: integrated master schedules, EVMS, risk management and reporting that shows cost, schedule and scope as they are.',
        url: 'https://www.example.com/services/program-management',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/program-management#breadcrumbs',
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
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Program Management',
            item: 'https://www.example.com/services/program-management',
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
          label: 'Services',
          title: 'Program Management',
          headline: 'One baseline, one schedule and one risk register, all telling the same story.',
          images: [
            {
              ...scheduleBackground,
              alt: 'A schedule laid out in pale wooden bars on a white table, with the critical path in orange and a brass pin at each milestone',
              focus: { x: 0.62, y: 0.32 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Talk About Your Program', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Small Slips, Seen Early',
            paragraphs: [
              'Programs slip a day at a time while the reports stay green. The remedy is plain work: complete schedule logic, a baseline under change control, and thanks for whoever raises a problem.',
              'We run technical programs for organizations that answer to a PEO, a board or a regulator, and we help program offices oversee contractors.',
            ],
            points: [],
            imageSide: 'right',
            actions: [],
            id: 'small-slips-seen-early',
          }}
        />
        <Schedule
          section={{
            kind: 'schedule',
            tone: 'plain',
            label: 'Example',
            heading: 'Two Paths, and Only One Drives the Date',
            intro:
              'Five tasks have no float: each day one of them slips, delivery slips a day. The hardware has five days to spare. Six days late, it drives the date.',
            caption:
              'An invented schedule in working days. Solid: critical path. Outlined: can move along the dashed line',
            stacked: false,
            columns: [
              { title: 'Task', isNumber: false },
              { title: 'After', isNumber: false },
              { title: 'Days', isNumber: true },
              { title: 'Float', isNumber: true },
            ],
            scale: {
              title: 'Start and finish',
              labels: ['Day 1', '16', '31', '46', '61'],
              units: 75,
            },
            rows: [
              {
                cells: [
                  <>
                    <span className="unbroken">A. Baseline</span>
                  </>,
                  '–',
                  '10',
                  <>
                    <strong>0</strong>
                  </>,
                ],
                bar: { text: '1–10', from: 1, to: 10 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">B. Interfaces</span>
                  </>,
                  'A',
                  '15',
                  <>
                    <strong>0</strong>
                  </>,
                ],
                bar: { text: '11–25', from: 11, to: 25 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">C. Hardware</span>
                  </>,
                  'A',
                  '30',
                  '5',
                ],
                bar: { text: '11–40', from: 11, to: 40, until: 45 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">D. Software</span>
                  </>,
                  'B',
                  '25',
                  <>
                    <strong>0</strong>
                  </>,
                ],
                bar: { text: '26–50', from: 26, to: 50 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">E. Racks</span>
                  </>,
                  'C',
                  '5',
                  '5',
                ],
                bar: { text: '41–45', from: 41, to: 45, until: 50 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">F. Integration</span>
                  </>,
                  'D, E',
                  '10',
                  <>
                    <strong>0</strong>
                  </>,
                ],
                bar: { text: '51–60', from: 51, to: 60 },
              },
              {
                cells: [
                  <>
                    <span className="unbroken">G. Assessment</span>
                  </>,
                  'F',
                  '15',
                  <>
                    <strong>0</strong>
                  </>,
                ],
                bar: { text: '61–75', from: 61, to: 75 },
              },
            ],
            id: 'two-paths-and-only-one-drives-the-date',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Sized to the Contract',
            layout: 'grid',
            blocks: [
              {
                title: 'Integrated Master Schedule',
                text: (
                  <>
                    {'A critical path you can rely on, checked against the '}
                    <span className="unbroken">DCMA 14</span>
                    {' points.'}
                  </>
                ),
                icon: 'route',
                points: [],
              },
              {
                title: 'Earned Value Management',
                text: (
                  <>
                    <span className="unbroken">EIA-748</span>
                    {' variance analysis, reported as an IPMDAR where required.'}
                  </>
                ),
                icon: 'chart-line',
                points: [],
              },
              {
                title: 'Risk and Opportunity',
                text: 'Cause, event and effect for each, with an owner and a funded response.',
                icon: 'alert-triangle',
                points: [],
              },
              {
                title: 'Scope and Configuration',
                text: (
                  <>
                    {'A WBS under '}
                    <span className="unbroken">MIL-STD-881</span>
                    {', and a change board with a time limit.'}
                  </>
                ),
                icon: 'sitemap',
                points: [],
              },
              {
                title: 'Reviews and Reporting',
                text: 'Baseline reviews and briefings, traceable to the accounting system.',
                icon: 'presentation',
                points: [],
              },
              {
                title: 'Subcontracts and Deliverables',
                text: (
                  <>
                    {'CDRLs, '}
                    <span className="unbroken">flow-down</span>
                    {' clauses and subcontractor performance tracked.'}
                  </>
                ),
                icon: 'packages',
                points: [],
              },
            ],
            id: 'sized-to-the-contract',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            label: 'Reporting',
            heading: 'What a Monthly Report Answers',
            layout: 'list',
            folded: false,
            facts: [
              {
                term: 'Cost',
                values: [
                  'What was planned, earned and spent, and what the work will cost at completion',
                ],
              },
              {
                term: 'Schedule',
                values: ['Which path drives the end date, and how much float the next one has'],
              },
              {
                term: 'Scope',
                values: ['What changed, who approved it and what it did to the baseline'],
              },
              { term: 'Risk', values: ['Which risks moved, became issues or closed'] },
              { term: 'Quality', values: ['What was delivered, and what came back'] },
              { term: 'Decisions', values: ['What we need from you, and by when'] },
            ],
            id: 'what-a-monthly-report-answers',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'Four Steps From Award to Closeout',
            steps: [
              {
                title: 'Read the Contract',
                text: 'Scope, clauses, funding limits and options go into one matrix.',
              },
              {
                title: 'Build the Baseline',
                text: 'Set together, reviewed with those who’ll do the work, then frozen.',
              },
              {
                title: 'Control Changes',
                text: 'When the plan stops describing the work, we take it to the board.',
              },
              {
                title: 'Close Out',
                text: 'Deliverables, property, data rights and invoices, ready for audit.',
              },
            ],
            id: 'four-steps-from-award-to-closeout',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Have Us Test Your Schedule',
            text: (
              <>
                {'Start with the program’s size and its next review. Related: '}
                <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                {', '}
                <LinkTo to="/services/systems-engineering">Systems Engineering</LinkTo>
                {' and our '}
                <LinkTo to="/services/capabilities">capabilities</LinkTo>
                {'.'}
              </>
            ),
            actions: [{ text: 'Talk About Your Program', to: '/contact-us' }],
            id: 'have-us-test-your-schedule',
          }}
        />
      </BelowFold>
    </>
  )
}
