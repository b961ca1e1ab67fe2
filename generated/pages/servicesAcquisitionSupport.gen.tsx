// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import acquisitionSupportFiles from '../../src/images/acquisition-support.avif?focus=0.82+0.1&picture'
import printedFormsBackground from '../../src/images/printed-forms.avif?focus=0.7+0.3&shape=portrait&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/acquisition-support',
  title: 'Acquisition Support',
  description:
    'Support to government program offices across the acquisition life cycle: market research, cost estimates, requirements packages and source selection.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/acquisition-support',
        url: 'https://www.example.com/services/acquisition-support',
        name: 'Acquisition Support',
        description:
          'Support to government program offices across the acquisition life cycle: market research, cost estimates, requirements packages and source selection.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/acquisition-support#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/acquisition-support#service',
        name: 'Acquisition Support',
        serviceType: 'Acquisition Support',
        description:
          'Support to government program offices across the acquisition life cycle: market research, cost estimates, requirements packages and source selection.',
        url: 'https://www.example.com/services/acquisition-support',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/acquisition-support#breadcrumbs',
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
            name: 'Acquisition Support',
            item: 'https://www.example.com/services/acquisition-support',
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
          title: 'Acquisition Support',
          headline:
            'Requirements, estimates and evaluations that hold up in execution and under protest.',
          images: [
            {
              ...printedFormsBackground,
              alt: 'A pen on a thick stack of printed forms with colored index tabs, on a dark wooden desk in low, warm window light',
              focus: { x: 0.7, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Statistics
          section={{
            kind: 'statistics',
            tone: 'dark',
            label: 'The problem in three figures',
            heading: 'Plans and What Became of Them',
            intro: (
              <>
                {
                  'The Government Accountability Office compared the major defense programs of fiscal year 2007 with their first full estimates ('
                }
                <span className="unbroken">GAO-08-467SP</span>
                {
                  '). The causes it named, among them immature technology and changing requirements, are still familiar to program offices.'
                }
              </>
            ),
            statistics: [
              {
                label: 'Over budget, on average',
                value: { value: 26, text: '26' },
                isPercent: true,
                detail: 'Total acquisition cost, compared with the first full estimate.',
              },
              {
                label: 'Over the estimate for development',
                value: { value: 40, text: '40' },
                isPercent: true,
                detail: 'Cost of research, development, test and evaluation.',
              },
              {
                label: 'Late, on average',
                value: { value: 21, text: '21' },
                isPercent: false,
                unit: 'months',
                detail: 'Delay of programs until they deliver a first capability.',
              },
            ],
            id: 'plans-and-what-became-of-them',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Most Overruns Begin Before Award',
            paragraphs: [
              'A program that ends 26% over budget was often underestimated at the start. A technology was assumed to be mature, requirements grew after the estimate, or a date was promised before the work was understood.',
              'We help program managers and contracting officers find this out while it can still be corrected: in market research, in the cost estimate, in the requirements document and in the evaluation factors.',
            ],
            points: [],
            image: {
              ...acquisitionSupportFiles,
              alt: 'A cost curve of light that holds to its plan, below a dashed forecast that drifts away from it',
              focus: { x: 0.82, y: 0.1 },
            },
            imageSide: 'right',
            actions: [],
            id: 'most-overruns-begin-before-award',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Across the Acquisition Life Cycle',
            layout: 'grid',
            blocks: [
              {
                title: 'Market research',
                text: 'Requests for information, industry days and capability analysis that show what exists, who sells it and on which contract vehicles.',
                icon: 'search',
                points: [],
              },
              {
                title: 'Cost and schedule estimates',
                text: (
                  <>
                    {'Independent government cost estimates and '}
                    <span className="unbroken">life-cycle</span>
                    {
                      ' estimates with stated assumptions, risk ranges and a basis for every figure.'
                    }
                  </>
                ),
                icon: 'report-analytics',
                points: [],
              },
              {
                title: 'Requirements packages',
                text: (
                  <>
                    {
                      'Performance work statements, statements of objectives, CDRLs, quality surveillance plans and '
                    }
                    <span className="unbroken">data-rights</span>
                    {' needs that match the work.'}
                  </>
                ),
                icon: 'file-search',
                points: [],
              },
              {
                title: 'Acquisition strategy',
                text: (
                  <>
                    {'Pathway selection under '}
                    <span className="unbroken">DoDI 5000.02</span>
                    {
                      ', contract type, incentives, intellectual property and competition, with the reasons laid out.'
                    }
                  </>
                ),
                icon: 'compass',
                points: [],
              },
              {
                title: 'Source selection support',
                text: 'Evaluation plans, factors and technical advice to evaluators, documented so that the record explains the decision.',
                icon: 'scale',
                points: [],
              },
              {
                title: 'Security in the contract',
                text: (
                  <>
                    {'DD Form '}
                    <span className="unbroken">254 inputs</span>
                    {', CMMC levels, DFARS cyber clauses, '}
                    <span className="unbroken">supply-chain</span>
                    {' risk and program protection, written in from the start.'}
                  </>
                ),
                icon: 'shield-check',
                points: [],
              },
            ],
            id: 'across-the-acquisition-life-cycle',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'tint',
            label: 'How we work',
            heading: 'Beside the Program Office',
            steps: [
              {
                title: 'Establish the facts',
                text: 'Need, funding, authorities, milestones and earlier decisions, in one document that all parties have agreed to.',
              },
              {
                title: 'Test the assumptions',
                text: 'Technology maturity, staffing, dependencies and schedule logic are challenged by people who did not write them.',
              },
              {
                title: 'Draft with all reviewers',
                text: 'Contracting, legal, security and the technical community see drafts early. Comments are answered in writing.',
              },
              {
                title: 'Support the decision',
                text: 'We analyze and document. The government evaluates, decides and signs.',
              },
              {
                title: 'Watch performance',
                text: 'After award: surveillance, deliverable review, earned value analysis and early notice of drift.',
              },
            ],
            id: 'beside-the-program-office',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'dark',
            label: 'Example',
            heading: 'A Record That Explains the Decision',
            intro: (
              <>
                {'Offeror B costs '}
                <span className="unbroken">1.3 million</span>
                {
                  ' dollars more. The matrix shows what the government would get for it, and the decision document says whether that is worth the price.'
                }
              </>
            ),
            caption:
              'Evaluation of two invented offerors, with the ratings of the DoD Source Selection Procedures',
            stacked: true,
            columns: [
              { title: 'Factor', isNumber: false },
              { title: 'Offeror A', isNumber: false },
              { title: 'Offeror B', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  'Technical and risk',
                  <>
                    <strong>Good.</strong>
                    {' Two strengths; low to moderate risk'}
                  </>,
                  <>
                    <strong>Outstanding.</strong>
                    {' One significant strength, the interface already in use; low risk'}
                  </>,
                ],
              },
              {
                cells: [
                  'Past performance',
                  <>
                    <strong>Satisfactory Confidence.</strong>
                    {' Relevant; one delivery late'}
                  </>,
                  <>
                    <strong>Substantial Confidence.</strong>
                    {' Very relevant; two contracts of this size'}
                  </>,
                ],
              },
              {
                cells: [
                  'Small business',
                  <>
                    <strong>Acceptable.</strong>
                    {' Meets the goals'}
                  </>,
                  <>
                    <strong>Good.</strong>
                    {' Exceeds two goals'}
                  </>,
                ],
              },
              {
                cells: [
                  'Evaluated price',
                  <>
                    {'$'}
                    <span className="unbroken">11.8 million</span>
                  </>,
                  <>
                    {'$'}
                    <span className="unbroken">13.1 million</span>
                  </>,
                ],
              },
            ],
            id: 'a-record-that-explains-the-decision',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Independence Is Part of the Service',
            paragraphs: [
              'Inherently governmental functions stay with the government. Before we take a task we check it for organizational conflicts of interest under the FAR and DFARS, disclose what we find, and propose a mitigation plan or decline.',
              <>
                {'Procurement-sensitive and source selection information is handled on a '}
                <span className="unbroken">need-to-know</span>
                {
                  ' basis under the Procurement Integrity Act, with nondisclosure agreements in place before access.'
                }
              </>,
            ],
            points: [],
            imageSide: 'right',
            actions: [],
            id: 'independence-is-part-of-the-service',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Before the Next Milestone',
            text: 'A short independent look at the estimate, the schedule or the draft solicitation costs little compared with a sustained protest or a breached baseline.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'Program Management', to: '/services/program-management' },
            ],
            note: 'Please do not send procurement-sensitive information through this website.',
            id: 'before-the-next-milestone',
          }}
        />
      </BelowFold>
    </>
  )
}
