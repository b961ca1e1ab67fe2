// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import assemblyFiles from '../../src/images/assembly.avif?focus=0.9+0.42&picture'
import drawingSystemsEngineeringFiles from '../../src/images/drawing-systems-engineering.svg?focus=0.5+0.5&picture'
import uprightSystemsEngineeringFiles from '../../src/images/upright-systems-engineering.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/systems-engineering',
  title: 'Systems Engineering',
  description:
    'Systems engineering for complex programs: requirements, MBSE with SysML, DoDAF architecture, interface control, integration and verification, with traceability.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/systems-engineering',
        url: 'https://www.example.com/services/systems-engineering',
        name: 'Systems Engineering',
        description:
          'Systems engineering for complex programs: requirements, MBSE with SysML, DoDAF architecture, interface control, integration and verification, with traceability.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/systems-engineering#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/systems-engineering#service',
        name: 'Systems Engineering',
        serviceType: 'Systems Engineering',
        description:
          'Systems engineering for complex programs: requirements, MBSE with SysML, DoDAF architecture, interface control, integration and verification, with traceability.',
        url: 'https://www.example.com/services/systems-engineering',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/systems-engineering#breadcrumbs',
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
            name: 'Systems Engineering',
            item: 'https://www.example.com/services/systems-engineering',
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
          title: 'Systems Engineering',
          headline: 'Keep the need, the design and the test connected, first page to last.',
          images: [
            {
              ...assemblyFiles,
              alt: 'A small jet turbine, taken apart along its axis on a wooden bench: in front the fan with its twisted blades and a mint green spiral on its nose, behind it the housing, guide vanes, compressor and burner',
              focus: { x: 0.9, y: 0.42 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: 'What we deliver',
            heading: 'Every Test Answers a Requirement',
            intro:
              'When two teams read a requirement differently, the repair costs an afternoon in a document or a test campaign in hardware.',
            notes: [
              {
                title: 'Requirements',
                text: 'One need per statement, verifiable, budgeted and traced to a source.',
              },
              {
                title: 'Verification',
                text: 'A matrix of which evidence closes what. Every failure is traced to its cause.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Model-Based</span>
                    {' Architecture'}
                  </>
                ),
                text: 'One SysML model, with DoDAF or UAF views drawn from it.',
              },
              {
                title: 'Interfaces and Integration',
                text: 'Every signal, message and unit named, on modular open systems.',
              },
              {
                title: 'Trade Studies',
                text: 'Options compared on agreed measures, with the reasons on record.',
              },
              {
                title: 'Security Engineering',
                text: (
                  <>
                    <span className="unbroken">NIST SP 800-160</span>
                    {' applied while the design can still change.'}
                  </>
                ),
              },
            ],
            drawing: {
              ...drawingSystemsEngineeringFiles,
              alt: 'A line in the shape of a V with three nodes on each side, two at its foot and five gates across it; a dotted line for each kind of test connects the nodes of the same height',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightSystemsEngineeringFiles,
              alt: 'A line in the shape of a V with three nodes on each side, two at its foot and five gates across it; a dotted line for each kind of test connects the nodes of the same height',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Need',
                isMinor: false,
                x: 0.7,
                y: 14.6,
                side: 'above',
                upright: { x: 3.6, y: 15.6, side: 'after', width: 46 },
              },
              {
                title: 'Requirements',
                isMinor: false,
                x: 16.6,
                y: 37.5,
                side: 'before',
                upright: { x: 16.7, y: 41.3, side: 'after', width: 40 },
              },
              {
                title: 'SRR',
                isMinor: true,
                x: 24.7,
                y: 49,
                side: 'before',
                upright: { x: 22.2, y: 51.5, side: 'before', width: 100 },
              },
              {
                title: 'Architecture',
                isMinor: false,
                x: 32.7,
                y: 60.4,
                side: 'before',
                upright: { x: 32.7, y: 69.3, side: 'before', width: 40 },
              },
              {
                title: 'PDR',
                isMinor: true,
                x: 38.8,
                y: 71.9,
                side: 'before',
                upright: { x: 38.1, y: 78.2, side: 'after', width: 100 },
              },
              {
                title: 'Design',
                isMinor: false,
                x: 44.8,
                y: 83.3,
                side: 'below',
                align: 'end',
                upright: { x: 51.7, y: 96, side: 'before', width: 50 },
              },
              {
                title: 'CDR',
                isMinor: true,
                x: 50,
                y: 83.3,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 88.6, side: 'above', width: 100 },
              },
              {
                title: 'Build',
                isMinor: false,
                x: 55.2,
                y: 83.3,
                side: 'below',
                upright: { x: 48.3, y: 96, side: 'after', width: 50 },
              },
              {
                title: 'Integration',
                isMinor: false,
                x: 67.3,
                y: 60.4,
                side: 'after',
                upright: { x: 67.3, y: 69.3, side: 'after', width: 100 },
              },
              {
                title: 'TRR',
                isMinor: true,
                x: 75.3,
                y: 49,
                side: 'after',
                upright: { x: 77.8, y: 51.5, side: 'after', width: 100 },
              },
              {
                title: 'Verification',
                isMinor: false,
                x: 83.4,
                y: 37.5,
                side: 'after',
                upright: { x: 83.3, y: 41.3, side: 'before', width: 40 },
              },
              {
                title: 'SVR',
                isMinor: true,
                x: 91.4,
                y: 26,
                side: 'after',
                upright: { x: 89.4, y: 24.8, side: 'before', width: 100 },
              },
              {
                title: 'Validation',
                isMinor: false,
                x: 99.4,
                y: 14.6,
                side: 'above',
                upright: { x: 96.4, y: 15.6, side: 'before', width: 46 },
              },
              {
                title: 'Acceptance test',
                text: 'Does it do the job?',
                isMinor: false,
                x: 50,
                y: 14.6,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 11.9, side: 'above', width: 100 },
              },
              {
                title: 'System test',
                text: 'Requirements met?',
                isMinor: false,
                x: 50,
                y: 37.5,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 37.6, side: 'above', width: 100 },
              },
              {
                title: 'Integration test',
                text: 'Do parts agree?',
                isMinor: false,
                x: 50,
                y: 60.4,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 65.3, side: 'above', width: 100 },
              },
            ],
            id: 'every-test-answers-a-requirement',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'plain',
            label: 'Technical reviews',
            heading: 'What Must Be True at Each Gate',
            intro:
              'We follow ISO/IEC/IEEE 15288, fitted to your technical reviews. What we tailor out, we write down with the reason.',
            steps: [
              {
                label: 'SRR',
                title: 'Ready to Design',
                text: 'System requirements review: requirements are consistent, verifiable and complete.',
              },
              {
                label: 'PDR',
                title: 'Ready to Detail',
                text: 'Preliminary design review: the design meets requirements, cost and schedule at acceptable risk.',
              },
              {
                label: 'CDR',
                title: 'Ready to Build',
                text: 'Critical design review: the design can be built, coded and tested, and its remaining risks are known.',
              },
              {
                label: 'TRR',
                title: 'Ready to Test',
                text: 'Test readiness review: articles, procedures, facilities and people are ready; pass and fail are defined.',
              },
              {
                label: 'SVR',
                title: 'Ready to Deliver',
                text: 'System verification review: each requirement is met, waived or tracked.',
              },
            ],
            id: 'what-must-be-true-at-each-gate',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'tint',
            label: 'Example',
            heading: 'An Open Requirement Stays Visible',
            intro: 'The open requirement goes to the verification review.',
            caption: 'Invented, with all four verification methods',
            stacked: true,
            columns: [
              { title: 'Number', isNumber: false },
              { title: 'Requirement', isNumber: false },
              { title: 'Need', isNumber: false },
              { title: 'Verified by', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  'SYS.031',
                  'The system shall report the loss of a link within 2 s.',
                  'N.07',
                  <>
                    {'Test TR.112: 1.4 s. '}
                    <strong>Met</strong>
                  </>,
                ],
              },
              {
                cells: [
                  'SYS.032',
                  'The system shall operate for 8 h on one battery.',
                  'N.08',
                  <>
                    {'Demonstration DR.020: 9.2 h. '}
                    <strong>Met</strong>
                  </>,
                ],
              },
              {
                cells: [
                  'SYS.040',
                  <>
                    {'The system shall keep '}
                    <span className="unbroken">365 days</span>
                    {' of audit records.'}
                  </>,
                  'N.12',
                  <>
                    {'Analysis AR.009: '}
                    <span className="unbroken">402 days</span>
                    {' at the highest rate. '}
                    <strong>Met</strong>
                  </>,
                ],
              },
              {
                cells: [
                  'SYS.044',
                  'Each enclosure shall have a tamper seal.',
                  'N.15',
                  <>
                    {'Inspection IR.031: one of six seals missing. '}
                    <strong>Open</strong>
                  </>,
                ],
              },
            ],
            marked: 4,
            id: 'an-open-requirement-stays-visible',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            label: 'Next in the life cycle',
            heading: 'Then the Design Becomes Code',
            text: 'The requirements we trace end in tests someone has to write. Our software engineers write them first.',
            actions: [
              { text: 'Software Engineering', to: '/services/software-engineering' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            contact: {
              name: 'Daniel Okafor',
              text: 'Director of Operations and Engineering',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 3,
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
            id: 'then-the-design-becomes-code',
          }}
        />
      </BelowFold>
    </>
  )
}
