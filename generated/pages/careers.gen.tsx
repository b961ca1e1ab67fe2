// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import doorAjarFiles from '../../src/images/door-ajar.avif?focus=0.62+0.04&picture'
import { AfterEvent } from '../../src/parts/AfterEvent.tsx'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Openings } from '../../src/sections/openings/Openings.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/careers',
  title: 'Careers',
  description:
    'Careers at Keystead Solutions for system engineers, vulnerability analysts, reverse engineers, data scientists and protocol analysts with TS/SCI clearances.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/careers',
        url: 'https://www.example.com/careers',
        name: 'Careers',
        description:
          'Careers at Keystead Solutions for system engineers, vulnerability analysts, reverse engineers, data scientists and protocol analysts with TS/SCI clearances.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/careers#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/careers#breadcrumbs',
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
            name: 'Careers',
            item: 'https://www.example.com/careers',
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
          title: 'Careers',
          headline: 'Hard problems, and colleagues you can learn from.',
          images: [
            {
              ...doorAjarFiles,
              alt: 'A door that stands ajar in the light of a window; a badge reader beside it shows green, and warm light falls out of the room behind',
              focus: { x: 0.62, y: 0.04 },
            },
          ],
          rotateSeconds: 5,
          actions: [
            {
              text: 'Apply Now',
              to: 'https://careers.example.com/keystead-solutions',
              target: '_blank',
            },
            { text: 'Open Positions', to: '/careers#openings' },
          ],
          size: 'band',
        }}
      />
      <BelowFold>
        <Openings
          section={{
            kind: 'openings',
            id: 'openings',
            tone: 'plain',
            label: 'Open positions',
            heading: 'Where We Need You Now',
            positions: [
              {
                title: 'Reverse Engineer',
                text: 'Take firmware and binaries apart with a disassembler and a debugger, document what you find, and write the tools for the next case. You bring five years of C and at least one assembly language.',
                location: { city: 'Annapolis Junction', region: 'MD' },
                clearance: 'TS/SCI with full-scope polygraph',
                discipline: 'Analysis',
                pay: '$150,000 to $205,000 a year',
                posted: { value: '2026-11-02', text: 'November 2, 2026' },
                closes: {
                  value: '2027-02-26',
                  text: 'February 26, 2027',
                  endsAt: '2027-02-27T05:00:00.000Z',
                },
                apply: 'https://careers.example.com/keystead-solutions/reverse-engineer',
              },
              {
                title: 'Protocol Analyst',
                text: 'Examine communications field by field, describe formats nobody documented, and build their parsers. You bring three years of packet analysis and Python.',
                location: { city: 'Annapolis Junction', region: 'MD' },
                clearance: 'TS/SCI with full-scope polygraph',
                discipline: 'Analysis',
                pay: '$130,000 to $180,000 a year',
                posted: { value: '2026-11-02', text: 'November 2, 2026' },
                closes: {
                  value: '2027-01-29',
                  text: 'January 29, 2027',
                  endsAt: '2027-01-30T05:00:00.000Z',
                },
                apply: 'https://careers.example.com/keystead-solutions/protocol-analyst',
              },
              {
                title: 'System Vulnerability Analyst',
                text: 'Test fielded systems under agreed rules, show what each weakness leads to, and help the owners remove it. You bring four years of penetration testing on networks or embedded systems.',
                location: { city: 'Hanover', region: 'MD' },
                clearance: 'TS/SCI with full-scope polygraph',
                discipline: 'Analysis',
                pay: '$140,000 to $190,000 a year',
                posted: { value: '2026-11-09', text: 'November 9, 2026' },
                closes: {
                  value: '2027-02-12',
                  text: 'February 12, 2027',
                  endsAt: '2027-02-13T05:00:00.000Z',
                },
                apply:
                  'https://careers.example.com/keystead-solutions/system-vulnerability-analyst',
              },
              {
                title: 'System Engineer',
                text: (
                  <>
                    {
                      'Turn mission needs into requirements, SysML models, interfaces and tests for a program in its second increment. You bring seven years of experience, two of them in '
                    }
                    <span className="unbroken">model-based</span>
                    {' systems engineering.'}
                  </>
                ),
                location: { city: 'Annapolis Junction', region: 'MD' },
                clearance: 'TS/SCI with full-scope polygraph',
                discipline: 'Engineering',
                pay: '$145,000 to $200,000 a year',
                posted: { value: '2026-11-09', text: 'November 9, 2026' },
                closes: {
                  value: '2027-03-12',
                  text: 'March 12, 2027',
                  endsAt: '2027-03-13T05:00:00.000Z',
                },
                apply: 'https://careers.example.com/keystead-solutions/system-engineer',
              },
              {
                title: 'Data Scientist',
                text: 'Find structure in large, untidy data, test whether it’s real, and deliver results analysts can use. You bring a degree in a quantitative subject and three years of Python or R.',
                location: { city: 'Rockville', region: 'MD' },
                clearance: 'TS/SCI',
                discipline: 'Data',
                pay: '$135,000 to $185,000 a year',
                posted: { value: '2026-11-16', text: 'November 16, 2026' },
                closes: {
                  value: '2027-01-15',
                  text: 'January 15, 2027',
                  endsAt: '2027-01-16T05:00:00.000Z',
                },
                apply: 'https://careers.example.com/keystead-solutions/data-scientist',
              },
              {
                title: 'Information System Security Officer',
                text: (
                  <>
                    {
                      'Keep the authorizations of two systems current: controls, scans, plans of action and evidence for assessors. You bring RMF experience and a '
                    }
                    <span className="unbroken">DoD 8140</span>
                    {' qualification for the role.'}
                  </>
                ),
                location: { city: 'Rockville', region: 'MD' },
                clearance: 'Secret',
                discipline: 'Information assurance',
                pay: '$105,000 to $140,000 a year',
                posted: { value: '2026-11-16', text: 'November 16, 2026' },
                closes: {
                  value: '2027-02-26',
                  text: 'February 26, 2027',
                  endsAt: '2027-02-27T05:00:00.000Z',
                },
                apply: 'https://careers.example.com/keystead-solutions/isso',
              },
            ],
            none: 'Nothing is open right now. New positions appear here first. Until then, register your interest on the happy hour page and say what work you want.',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'tint',
            label: 'Before you apply',
            heading: 'Your Access Sets Your Start Date',
            intro:
              'Only the government grants clearances, and only to people an employer sponsors for a position that requires one.',
            caption: 'Usual times, decided case by case',
            stacked: true,
            columns: [
              { title: 'Your access today', isNumber: false },
              { title: 'What happens', isNumber: false },
              { title: 'First day', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  <>
                    <strong>
                      {'TS/SCI with '}
                      <span className="unbroken">full-scope</span>
                      {' polygraph'}
                    </strong>
                  </>,
                  'Our security officer verifies it and starts the crossover.',
                  'Two to four weeks after the offer',
                ],
              },
              {
                cells: [
                  <>
                    <strong>TS/SCI</strong>
                  </>,
                  'You start where no polygraph is needed until one is scheduled.',
                  'About a month after the offer',
                ],
              },
              {
                cells: [
                  <>
                    <strong>Secret</strong>
                  </>,
                  'You start at that level. We can sponsor you for more when a position requires it.',
                  'Two to four weeks after the offer',
                ],
              },
              {
                cells: [
                  <>
                    <strong>Ended in the last two years</strong>
                  </>,
                  'The government may restore it without a new investigation.',
                  'When the government decides',
                ],
              },
              {
                cells: [
                  <>
                    <strong>None</strong>
                  </>,
                  'Few positions can wait for one. Only U.S. citizens are eligible.',
                  'When the clearance is granted',
                ],
              },
            ],
            id: 'your-access-sets-your-start-date',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'tint',
            heading: 'Keep It Unclassified',
            paragraphs: [
              'Each posting states the access it needs. Your application doesn’t have to say more than that.',
              'If your former agency requires prepublication review, have your resume reviewed before you send it. If you’re leaving government, ask your ethics official which rules on outside and later employment apply to you.',
            ],
            points: [],
            actions: [],
            id: 'keep-it-unclassified',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'Benefits',
            heading: 'What Comes With the Salary',
            paragraphs: [
              <>
                {'Besides their pay, '}
                <span className="unbroken">full-time</span>
                {' employees get:'}
              </>,
            ],
            points: [
              <>
                <strong>Health:</strong>
                {' medical, dental and vision from day one, with most of the premium paid'}
              </>,
              <>
                <strong>Retirement:</strong>
                {' a 401(k) with a company match that vests at once'}
              </>,
              <>
                <strong>Time off:</strong>
                {
                  ' four weeks of paid leave to start, all federal holidays, and military leave without loss of pay'
                }
              </>,
              <>
                <strong>Learning:</strong>
                {
                  ' a yearly budget for courses, certifications and conferences, and paid time to use it'
                }
              </>,
              <>
                <strong>Family:</strong>
                {' paid parental leave, a dependent care account, life and disability insurance'}
              </>,
              <>
                <strong>Referrals:</strong>
                {
                  ' a bonus for each colleague who joins on your recommendation and stays six months'
                }
              </>,
            ],
            actions: [],
            id: 'what-comes-with-the-salary',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'plain',
            label: 'How hiring goes',
            heading: 'What Happens After You Apply',
            steps: [
              { title: 'Apply', text: 'Use our applicant site. It has its own privacy notice.' },
              { title: 'Talk', text: 'A recruiter calls, then you talk with your future team.' },
              {
                title: 'Verify',
                text: 'Our security officer confirms your clearance. Don’t send clearance documents.',
              },
              {
                title: 'Begin',
                text: 'You get a written offer, a start date that fits your transition, and a mentor.',
              },
            ],
            id: 'what-happens-after-you-apply',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            id: 'equal-opportunity',
            tone: 'plain',
            heading: 'Equal Opportunity and Accommodation',
            paragraphs: [
              'Keystead Solutions is an equal opportunity employer. Qualified applicants are considered without regard to race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, marital status, disability, genetic information, protected veteran status or any other status that the law protects.',
              <>
                {'If a disability makes any part of our hiring process hard to use, write to '}
                <LinkTo to="mailto:accommodations@example.com">
                  {'accommodations@example.com'}
                </LinkTo>
                {' or call '}
                <LinkTo to="tel:+13015550142">{'(301) 555-0142'}</LinkTo>
                {
                  '. Say what you need; a diagnosis isn’t required. We keep the request apart from your application.'
                }
              </>,
            ],
            layout: 'small',
            points: [],
            actions: [],
          }}
        />
        <AfterEvent
          of={CallToAction}
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Send a Resume and a Short Note',
            afterEvent: {
              event: '2025-07-18T21:00:00.000Z',
              actions: [
                {
                  text: 'Apply Now',
                  to: 'https://careers.example.com/keystead-solutions',
                  target: '_blank',
                },
                { text: 'Register Your Interest', to: '/events/happy-hour#register' },
              ],
              note: 'Not ready to apply? Register your interest and say what work you want.',
            },
            text: 'The applicant site opens in a new tab.',
            actions: [
              {
                text: 'Apply Now',
                to: 'https://careers.example.com/keystead-solutions',
                target: '_blank',
              },
              { text: 'Happy Hour', to: '/events/happy-hour' },
            ],
            note: 'Not ready to apply? Come to the happy hour and talk about the work you want.',
            id: 'send-a-resume-and-a-short-note',
          }}
        />
      </BelowFold>
    </>
  )
}
