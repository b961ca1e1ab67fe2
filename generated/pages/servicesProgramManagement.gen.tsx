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
          headline:
            'One baseline, one schedule and one risk register, so that no review brings a surprise.',
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
              'Programs rarely fail in a week. They slip a day at a time, in tasks that looked unimportant, while the reports stay green. The remedy is plain work: a schedule with complete logic, a baseline under change control, and a team that is thanked for raising a problem early.',
              'We manage technical programs for organizations that answer to a program executive office, a board or a regulator, and we support government program offices that oversee the contractors who do the building.',
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
            heading: 'One Schedule, Two Paths',
            intro:
              'Five tasks have no float: each day that one of them slips moves the delivery by a day. The hardware has five days to spare; if it is six days late, it decides the date.',
            caption:
              'Schedule of an invented delivery of 75 working days. Solid bars: the critical path, with a float of 0. Outlined bars can move along the dashed line',
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
            id: 'one-schedule-two-paths',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Cost, Schedule and Scope Under Control',
            layout: 'grid',
            blocks: [
              {
                title: 'Integrated master schedule',
                text: (
                  <>
                    {
                      'Tasks with logic in both directions, a critical path you can rely on, and health checked against the '
                    }
                    <span className="unbroken">DCMA 14-point</span>
                    {' assessment.'}
                  </>
                ),
                icon: 'route',
                points: [],
              },
              {
                title: 'Earned value management',
                text: (
                  <>
                    {'Work packages, control accounts and variance analysis in line with '}
                    <span className="unbroken">EIA-748</span>
                    {', sized to the contract and reported in IPMDAR form where it is required.'}
                  </>
                ),
                icon: 'chart-line',
                points: [],
              },
              {
                title: 'Risk and opportunity',
                text: 'Risks written as cause, event and effect, each with an owner, a trigger and a funded response. Schedule risk analysis where dates carry penalties.',
                icon: 'alert-triangle',
                points: [],
              },
              {
                title: 'Scope and configuration',
                text: (
                  <>
                    {'A work breakdown structure under '}
                    <span className="unbroken">MIL-STD-881</span>
                    {
                      ', a responsibility matrix, and a change board that decides within a set time.'
                    }
                  </>
                ),
                icon: 'sitemap',
                points: [],
              },
              {
                title: 'Reviews and reporting',
                text: 'Monthly reports, integrated baseline reviews and milestone briefings with data that can be traced to the schedule and the accounting system.',
                icon: 'presentation',
                points: [],
              },
              {
                title: 'Subcontract and deliverable control',
                text: (
                  <>
                    {'CDRL items, '}
                    <span className="unbroken">flow-down</span>
                    {' clauses and subcontractor performance tracked from award to acceptance.'}
                  </>
                ),
                icon: 'packages',
                points: [],
              },
            ],
            id: 'cost-schedule-and-scope-under-control',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            label: 'Reporting',
            heading: 'What a Monthly Report Answers',
            intro:
              'Each line is a question that the report answers every month, from the same data the team works with.',
            layout: 'list',
            folded: false,
            facts: [
              {
                term: 'Cost',
                values: [
                  'What was planned, what was earned, what was spent, and what the work will cost at completion',
                ],
              },
              {
                term: 'Schedule',
                values: ['Which path drives the end date, and how much float the next one has'],
              },
              {
                term: 'Scope',
                values: [
                  'What changed since last month, who approved it, and what it did to the baseline',
                ],
              },
              {
                term: 'Risk',
                values: ['Which risks moved, which became issues, and which were closed'],
              },
              {
                term: 'Quality',
                values: ['What was delivered, what came back, and what was learned'],
              },
              {
                term: 'Decisions',
                values: ['What we need from you, and the date after which it is too late'],
              },
            ],
            id: 'what-a-monthly-report-answers',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'From Award to Closeout',
            steps: [
              {
                title: 'Read the contract',
                text: 'Scope, deliverables, clauses, funding limits and options go into one matrix that the whole team can see.',
              },
              {
                title: 'Build the baseline',
                text: 'Work breakdown, schedule and budget are set up together, reviewed with those who will do the work, and then frozen.',
              },
              {
                title: 'Keep the schedule of reviews',
                text: 'Short weekly status by task owner, monthly analysis, and a standing slot for risks. Every meeting ends with decisions and owners.',
              },
              {
                title: 'Control changes',
                text: 'When the plan no longer describes the work, we say so, show the options and change it through the board.',
              },
              {
                title: 'Close out',
                text: 'Final deliverables, government property, data rights, final invoices and lessons learned, with no open item left for an audit to find.',
              },
            ],
            id: 'from-award-to-closeout',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Does Your Schedule Hold?',
            text: (
              <>
                {
                  'Tell us how large the program is, which review comes next and what worries you about it. Program management works best close to the contract and the engineering: see '
                }
                <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                {', '}
                <LinkTo to="/services/systems-engineering">Systems Engineering</LinkTo>
                {' and our '}
                <LinkTo to="/services/capabilities">capabilities</LinkTo>
                {'.'}
              </>
            ),
            actions: [{ text: 'Talk About Your Program', to: '/contact-us' }],
            id: 'does-your-schedule-hold',
          }}
        />
      </BelowFold>
    </>
  )
}
