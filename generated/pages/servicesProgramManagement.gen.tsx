// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import scheduleFiles from '../../src/images/schedule.avif?focus=0.62+0.32&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Exhibit } from '../../src/sections/exhibit/Exhibit.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
              ...scheduleFiles,
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
        <Schedule
          section={{
            kind: 'schedule',
            tone: 'plain',
            label: 'Example',
            heading: 'The Critical Path Drives the Date',
            intro: 'Five tasks have no float: each day one of them slips, delivery slips a day.',
            caption:
              'An invented schedule in working days. Solid: critical path. Outlined: can move along the dashed line',
            notes: [
              {
                title: 'Small Slips, Seen Early',
                text: 'Programs slip a day at a time while the reports stay green. The remedy is a complete schedule, a controlled baseline and thanks for whoever raises a problem.',
              },
              {
                title: 'On Either Side of the Contract',
                text: 'We run technical programs for organizations that answer to a PEO, a board or a regulator, and we help program offices oversee contractors.',
              },
            ],
            columns: [
              { title: 'Task', isNumber: false },
              { title: 'After', isNumber: false },
              { title: 'Days', isNumber: true },
              { title: 'Float', isNumber: true },
            ],
            scale: {
              title: 'Start and finish',
              labels: ['Start', 'Day 20', '40', '60'],
              units: 80,
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
            change: {
              button: 'Delay Hardware by 6 Days',
              undo: 'Undo the Delay',
              before: (
                <>
                  <strong>Delivery: day 75</strong>
                  {
                    ' Interfaces and software drive the date. Hardware and racks have five days to spare.'
                  }
                </>
              ),
              after: (
                <>
                  <strong>Delivery: day 76, one day later</strong>
                  {
                    ' Hardware and racks drive the date. Interfaces and software have a day to spare.'
                  }
                </>
              ),
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
                    '1',
                  ],
                  bar: { text: '11–25', from: 11, to: 25, until: 26 },
                },
                {
                  cells: [
                    <>
                      <span className="unbroken">C. Hardware</span>
                    </>,
                    'A',
                    '36',
                    <>
                      <strong>0</strong>
                    </>,
                  ],
                  bar: { text: '11–46', from: 11, to: 46 },
                },
                {
                  cells: [
                    <>
                      <span className="unbroken">D. Software</span>
                    </>,
                    'B',
                    '25',
                    '1',
                  ],
                  bar: { text: '26–50', from: 26, to: 50, until: 51 },
                },
                {
                  cells: [
                    <>
                      <span className="unbroken">E. Racks</span>
                    </>,
                    'C',
                    '5',
                    <>
                      <strong>0</strong>
                    </>,
                  ],
                  bar: { text: '47–51', from: 47, to: 51 },
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
                  bar: { text: '52–61', from: 52, to: 61 },
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
                  bar: { text: '62–76', from: 62, to: 76 },
                },
              ],
            },
            id: 'the-critical-path-drives-the-date',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'No Bigger Than the Program Needs',
            layout: 'list',
            folded: 'Six deliverables',
            facts: [
              {
                term: 'Integrated Master Schedule',
                values: [
                  <>
                    {'A critical path you can rely on, checked against the '}
                    <span className="unbroken">DCMA 14</span>
                    {' points.'}
                  </>,
                ],
              },
              {
                term: 'Earned Value Management',
                values: [
                  <>
                    <span className="unbroken">EIA-748</span>
                    {' variance analysis, reported as an IPMDAR where required.'}
                  </>,
                ],
              },
              {
                term: 'Risk and Opportunity',
                values: ['Cause, event and effect for each, with an owner and a funded response.'],
              },
              {
                term: 'Scope and Configuration',
                values: [
                  <>
                    {'A WBS under '}
                    <span className="unbroken">MIL-STD-881</span>
                    {', and a change board with a time limit.'}
                  </>,
                ],
              },
              {
                term: 'Reviews and Reporting',
                values: ['Baseline reviews and briefings, traceable to the accounting system.'],
              },
              {
                term: 'Subcontracts and Deliverables',
                values: [
                  <>
                    {'CDRLs, '}
                    <span className="unbroken">flow-down</span>
                    {' clauses and subcontractor performance tracked.'}
                  </>,
                ],
              },
            ],
            id: 'no-bigger-than-the-program-needs',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'dark',
            label: 'Example',
            heading: 'What a Monthly Report Answers',
            intro: 'A page of an invented program, May 2026.',
            notes: [
              {
                title: 'Six Questions, in Order',
                text: 'The same six each month, so a change stands out.',
              },
              {
                title: 'Figures You Can Trace',
                text: 'Cost comes from the accounting system, dates from the schedule.',
              },
              {
                title: 'Decisions With a Date',
                text: 'If one waits, the next report says what that cost.',
              },
            ],
            notesAt: 'start',
            fields: [
              {
                term: 'Cost: planned, earned, spent, at completion',
                values: [
                  <>
                    {'Planned $'}
                    <span className="unbroken">2.46 million</span>
                    {', earned $'}
                    <span className="unbroken">2.38 million</span>
                  </>,
                  <>
                    {'Spent $'}
                    <span className="unbroken">2.41 million</span>
                  </>,
                  <>
                    {'At completion: $'}
                    <span className="unbroken">5.06 million</span>
                    {' against $'}
                    <span className="unbroken">5.00 million</span>
                  </>,
                ],
                width: 'half',
              },
              {
                term: 'Schedule: what drives the end date, and the next float',
                values: [
                  'Software drives delivery on day 75',
                  'The next path, hardware, has five days of float',
                ],
                width: 'half',
              },
              {
                term: 'Scope: what changed, and who approved it',
                values: ['Change 14, a second test site: approved by the board on May 6'],
                width: 'half',
              },
              {
                term: 'Risk: what moved, became an issue or closed',
                values: [
                  <>
                    <span className="unbroken">R-11</span>
                    {', connector lead time: now high'}
                  </>,
                  <>
                    <span className="unbroken">R-07</span>
                    {', test site: closed'}
                  </>,
                ],
                width: 'half',
              },
              {
                term: 'Quality: what was delivered, and what came back',
                values: ['Three deliverables accepted, one returned for a missing test log'],
                width: 'half',
              },
              {
                term: 'Decisions: what we need from you, and by when',
                values: ['Release of the next increment of funds, by June 12'],
                width: 'half',
              },
            ],
            id: 'what-a-monthly-report-answers',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'plain',
            label: 'How we work',
            heading: 'We Start by Reading the Contract',
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
            id: 'we-start-by-reading-the-contract',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: 'Next in the life cycle',
            heading: 'Then Comes the Design',
            text: 'Our systems engineers keep requirements traced from the need to the test.',
            actions: [
              { text: 'Systems Engineering', to: '/services/systems-engineering' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            contact: {
              name: 'Margaret Ellison',
              text: 'President',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 2,
              steps: [
                'Acquisition Support',
                'Program Management',
                'Systems Engineering',
                'Software Engineering',
                'Information Assurance',
                'Zero Trust',
                'Cybersecurity',
              ],
            },
            id: 'then-comes-the-design',
          }}
        />
      </BelowFold>
    </>
  )
}
