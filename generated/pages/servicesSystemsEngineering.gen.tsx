// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import assemblyBackground from '../../src/images/assembly.avif?focus=0.5+0.36&shape=portrait&picture'
import systemsEngineeringFiles from '../../src/images/systems-engineering.avif?focus=0.72+0.24&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
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
          headline:
            'Keep the need, the design and the test connected, from the first page to the last.',
          images: [
            {
              ...assemblyBackground,
              alt: 'A small turbine, taken apart along its axis: fan, housing, bearings, gears and a ribbed casing in front of pale gray',
              focus: { x: 0.5, y: 0.36 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'The Expensive Errors Are Made Early',
            paragraphs: [
              'A requirement that two teams read differently costs an afternoon to repair in a document, and a test campaign to repair in hardware. Systems engineering finds such differences while they are still cheap to settle.',
              <>
                {'We work to the '}
                <span className="unbroken">life-cycle</span>
                {
                  ' processes of ISO/IEC/IEEE 15288 and tailor them to the program. On government programs we fit them to the technical reviews and the acquisition pathway that you follow.'
                }
              </>,
            ],
            points: [],
            image: {
              ...systemsEngineeringFiles,
              alt: 'Planes arranged in a V, from requirements down to parts and up again to the tested system',
              focus: { x: 0.72, y: 0.24 },
            },
            imageSide: 'right',
            quote: 'What we leave out is written down, with the reason.',
            actions: [],
            id: 'the-expensive-errors-are-made-early',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'The Left and the Right Side of the V',
            layout: 'grid',
            blocks: [
              {
                title: 'Requirements',
                text: 'Needs elicited from users and operators, written one per statement, each verifiable and each traced to a source.',
                icon: 'checklist',
                points: [],
              },
              {
                title: (
                  <>
                    <span className="unbroken">Model-based</span>
                    {' architecture'}
                  </>
                ),
                text: 'MBSE in SysML with structure, behavior, parameters and requirements in one model, and DoDAF or UAF views drawn from it.',
                icon: 'hierarchy-3',
                points: [],
              },
              {
                title: 'Interfaces',
                text: 'Interface control documents that name every signal, message and unit, and modular open systems choices that keep competition possible.',
                icon: 'plug-connected',
                points: [],
              },
              {
                title: 'Trade studies',
                text: 'Options compared on agreed measures, with sensitivity shown. The record shows later readers why the choice was made.',
                icon: 'scale',
                points: [],
              },
              {
                title: 'Security engineering',
                text: (
                  <>
                    <span className="unbroken">NIST SP 800-160</span>
                    {
                      ' applied from the concept on: protection needs, attack surfaces and critical components settled while the design can still change.'
                    }
                  </>
                ),
                icon: 'shield-half',
                points: [],
              },
              {
                title: 'Integration and verification',
                text: 'Test strategy, procedures and data collection, with a matrix that shows which requirement is closed by which evidence.',
                icon: 'test-pipe',
                points: [],
              },
            ],
            id: 'the-left-and-the-right-side-of-the-v',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'From Need to Evidence',
            steps: [
              {
                title: 'Understand the mission',
                text: 'Mission threads, operating environment and the people in the loop. We write a concept of operations that operators recognize.',
              },
              {
                title: 'Define and allocate',
                text: 'Requirements are derived, budgeted and given to subsystems. Technical performance measures start here.',
              },
              {
                title: 'Design and trade',
                text: 'Alternatives are modeled and compared before the preliminary design review, so that the review has something to decide.',
              },
              {
                title: 'Integrate and verify',
                text: 'Interfaces are tested first, then threads, then the whole. Failures are analyzed to the cause and recorded.',
              },
              {
                title: 'Sustain',
                text: 'The model, the baselines and the test assets stay in use for upgrades, obsolescence and the next increment.',
              },
            ],
            id: 'from-need-to-evidence',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'plain',
            label: 'Technical reviews',
            heading: 'What Must Be True at Each Gate',
            layout: 'list',
            folded: false,
            facts: [
              {
                term: 'System requirements review',
                values: [
                  'Requirements are consistent, verifiable and complete enough to design against',
                ],
              },
              {
                term: 'Preliminary design review',
                values: [
                  'The preliminary design meets the requirements within cost and schedule, at a risk the program accepts',
                ],
              },
              {
                term: 'Critical design review',
                values: [
                  'The detailed design is ready for fabrication, coding and test, and its remaining risks are known',
                ],
              },
              {
                term: 'Test readiness review',
                values: [
                  'Articles, procedures, facilities and people are ready, and pass and fail are defined',
                ],
              },
              {
                term: 'System verification review',
                values: ['Evidence shows that each requirement is met, waived or tracked'],
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
            heading: 'Traced From the Need to the Evidence',
            intro:
              'Each requirement says one thing that can be verified, and each has a method, a record and a result. The open one is on the list for the verification review.',
            caption:
              'Excerpt of an invented verification matrix, with the four methods of the INCOSE handbook',
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
            id: 'traced-from-the-need-to-the-evidence',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Which Review Comes Next?',
            text: (
              <>
                {
                  'Name the review and the number of requirements. On a sample of them we show you what is missing between the need and the evidence. Related: '
                }
                <LinkTo to="/services/software-engineering">Software Engineering</LinkTo>
                {', '}
                <LinkTo to="/services/program-management">Program Management</LinkTo>
                {', '}
                <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                {'.'}
              </>
            ),
            actions: [{ text: 'Prepare Your Review', to: '/contact-us' }],
            id: 'which-review-comes-next',
          }}
        />
      </BelowFold>
    </>
  )
}
