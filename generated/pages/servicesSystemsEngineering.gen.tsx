// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import assemblyFiles from '../../src/images/assembly.avif?focus=0.82+0.42&picture'
import drawingSystemsEngineeringFiles from '../../src/images/drawing-systems-engineering.svg?focus=0.5+0.5&picture'
import uprightSystemsEngineeringFiles from '../../src/images/upright-systems-engineering.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
              focus: { x: 0.82, y: 0.42 },
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
            label: 'The V model',
            heading: 'Every Test Answers a Requirement',
            intro:
              'Requirements are budgeted and allocated, alternatives are compared before the preliminary design review, and every failure is traced to its cause.',
            notes: [
              {
                title: 'A Misread Requirement Costs Most in Hardware',
                text: 'When two teams read a requirement differently, the repair costs an afternoon in a document or a test campaign in hardware.',
              },
              {
                title: 'Tailored, With the Reason in Writing',
                text: 'We follow ISO/IEC/IEEE 15288, fitted to your technical reviews. What we tailor out, we write down with the reason.',
              },
            ],
            drawing: {
              ...drawingSystemsEngineeringFiles,
              alt: 'A line in the shape of a V with three nodes on each side and two at its foot; a dotted line for each kind of test connects the nodes of the same height',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightSystemsEngineeringFiles,
              alt: 'A line in the shape of a V with three nodes on each side and two at its foot; a dotted line for each kind of test connects the nodes of the same height',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Need',
                text: 'What users must do',
                isMinor: false,
                x: 0.7,
                y: 14.6,
                side: 'above',
                upright: { x: 3.1, y: 13.4, side: 'after', width: 46 },
              },
              {
                title: 'Requirements',
                text: 'Each with a source',
                isMinor: false,
                x: 16.6,
                y: 37.5,
                side: 'before',
                upright: { x: 9.3, y: 38.7, side: 'after', width: 40 },
              },
              {
                title: 'Architecture',
                text: 'How the parts fit',
                isMinor: false,
                x: 32.7,
                y: 60.4,
                side: 'before',
                upright: { x: 15.4, y: 64, side: 'after', width: 35 },
              },
              {
                title: 'Design',
                text: 'Parts and code',
                isMinor: false,
                x: 43.2,
                y: 83.3,
                side: 'below',
                align: 'end',
                upright: { x: 14.6, y: 89.9, side: 'after', width: 36 },
              },
              {
                title: 'Build',
                text: 'As designed',
                isMinor: false,
                x: 56.8,
                y: 83.3,
                side: 'below',
                upright: { x: 85.4, y: 89.9, side: 'before', width: 39 },
              },
              {
                title: 'Integration',
                text: 'Interfaces hold',
                isMinor: false,
                x: 67.3,
                y: 60.4,
                side: 'after',
                upright: { x: 84.6, y: 64, side: 'before', width: 35 },
              },
              {
                title: 'Verification',
                text: 'Closed by evidence',
                isMinor: false,
                x: 83.4,
                y: 37.5,
                side: 'after',
                upright: { x: 90.7, y: 38.7, side: 'before', width: 40 },
              },
              {
                title: 'Validation',
                text: 'Users do their work',
                isMinor: false,
                x: 99.4,
                y: 14.6,
                side: 'above',
                upright: { x: 96.9, y: 13.4, side: 'before', width: 46 },
              },
              {
                title: 'Acceptance test',
                text: 'Does it do the job?',
                isMinor: false,
                x: 50.5,
                y: 14.6,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 9.8, side: 'above', width: 100 },
              },
              {
                title: 'System test',
                text: 'Requirements met?',
                isMinor: false,
                x: 50.5,
                y: 37.5,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 35.1, side: 'above', width: 100 },
              },
              {
                title: 'Integration test',
                text: 'Do the parts agree?',
                isMinor: false,
                x: 50.5,
                y: 60.4,
                side: 'below',
                align: 'center',
                upright: { x: 50, y: 60.4, side: 'above', width: 100 },
              },
            ],
            id: 'every-test-answers-a-requirement',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Both Sides of the V',
            layout: 'list',
            facts: [
              {
                term: 'Requirements',
                values: ['One need per statement, verifiable and traced to a source.'],
              },
              {
                term: (
                  <>
                    <span className="unbroken">Model-Based</span>
                    {' Architecture'}
                  </>
                ),
                values: ['One SysML model, with DoDAF or UAF views drawn from it.'],
              },
              {
                term: 'Interfaces',
                values: ['Every signal, message and unit named, on modular open systems.'],
              },
              {
                term: 'Trade Studies',
                values: ['Options compared on agreed measures, with the reasons on record.'],
              },
              {
                term: 'Security Engineering',
                values: [
                  <>
                    <span className="unbroken">NIST SP 800-160</span>
                    {' applied while the design can still change.'}
                  </>,
                ],
              },
              {
                term: 'Integration and Verification',
                values: ['Test procedures, and a matrix of which evidence closes what.'],
              },
            ],
            id: 'both-sides-of-the-v',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'plain',
            label: 'Technical reviews',
            heading: 'What Must Be True at Each Gate',
            layout: 'list',
            folded: 'Five reviews',
            facts: [
              {
                term: 'System Requirements Review',
                values: [
                  'Requirements are consistent, verifiable and complete enough to design against',
                ],
              },
              {
                term: 'Preliminary Design Review',
                values: ['The design meets requirements, cost and schedule at acceptable risk'],
              },
              {
                term: 'Critical Design Review',
                values: [
                  'The detailed design is ready to build, code and test, and its remaining risks are known',
                ],
              },
              {
                term: 'Test Readiness Review',
                values: [
                  'Articles, procedures, facilities and people are ready; pass and fail are defined',
                ],
              },
              {
                term: 'System Verification Review',
                values: ['Each requirement is met, waived or tracked'],
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
            id: 'then-the-design-becomes-code',
          }}
        />
      </BelowFold>
    </>
  )
}
