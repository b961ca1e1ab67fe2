// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingAcquisitionSupportFiles from '../../src/images/drawing-acquisition-support.svg?focus=0.5+0.5&picture'
import printedFormsBackground from '../../src/images/printed-forms.avif?focus=0.7+0.3&shape=portrait&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
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
            heading: 'Major Programs Ran Late and Over Budget',
            intro: (
              <>
                {
                  'GAO compared the major defense programs of fiscal year 2007 with their first full estimates ('
                }
                <span className="unbroken">GAO-08-467SP</span>
                {'). The causes it named persist.'}
              </>
            ),
            statistics: [
              {
                label: 'Over budget, on average',
                value: { value: 26, text: '26' },
                isPercent: true,
                detail: 'Total acquisition cost.',
              },
              {
                label: 'Over the estimate for development',
                value: { value: 40, text: '40' },
                isPercent: true,
                detail: 'RDT&E.',
              },
              {
                label: 'Late, on average',
                value: { value: 21, text: '21' },
                isPercent: false,
                unit: 'months',
                detail: 'Delivery of a first capability.',
              },
            ],
            id: 'major-programs-ran-late-and-over-budget',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Most Overruns Begin Before Award',
            paragraphs: [
              'A program that ends 26% over budget was often underestimated from the start: the technology was assumed to be mature, or the requirements grew after the estimate.',
              'We help program managers and contracting officers see it in time: in market research, estimates and evaluation factors.',
            ],
            points: [],
            imageSide: 'right',
            actions: [],
            id: 'most-overruns-begin-before-award',
          }}
        />
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: 'Estimate and actual',
            heading: 'A Range First, Then a Number',
            intro:
              'People who didn’t write the assumptions challenge them. We analyze and document; the government evaluates and decides.',
            drawing: {
              ...drawingAcquisitionSupportFiles,
              alt: 'A dashed range widens around a cost curve; the line of actual costs follows the curve through three nodes',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Milestone B',
                text: 'The estimate is frozen with its assumptions',
                x: 27.4,
                y: 81.5,
                side: 'above',
                align: 'end',
              },
              {
                title: 'Critical design review',
                text: 'Actual cost within the range',
                x: 50,
                y: 60,
                side: 'below',
              },
              { title: 'Today', text: 'Every variance explained', x: 72.6, y: 35.9, side: 'below' },
              {
                title: 'At completion',
                text: 'Inside the range, or known a year ahead',
                x: 95.2,
                y: 14.9,
                side: 'above',
              },
            ],
            id: 'a-range-first-then-a-number',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'From Market Research to Source Selection',
            layout: 'grid',
            blocks: [
              {
                title: 'Market Research',
                text: 'What exists, who sells it and on which contract vehicles.',
                icon: 'search',
                points: [],
              },
              {
                title: 'Cost and Schedule Estimates',
                text: (
                  <>
                    {'Independent and '}
                    <span className="unbroken">life-cycle</span>
                    {' estimates, with a basis for every figure.'}
                  </>
                ),
                icon: 'report-analytics',
                points: [],
              },
              {
                title: 'Requirements Packages',
                text: 'Work statements, CDRLs, surveillance plans and data rights.',
                icon: 'file-search',
                points: [],
              },
              {
                title: 'Acquisition Strategy',
                text: (
                  <>
                    {'Pathway under '}
                    <span className="unbroken">DoDI 5000.02</span>
                    {', contract type, incentives, competition.'}
                  </>
                ),
                icon: 'compass',
                points: [],
              },
              {
                title: 'Source Selection Support',
                text: 'Evaluation plans, factors and documented advice to evaluators.',
                icon: 'scale',
                points: [],
              },
              {
                title: 'Security in the Contract',
                text: 'DD Form 254, CMMC levels and DFARS cyber clauses, from the start.',
                icon: 'shield-check',
                points: [],
              },
            ],
            id: 'from-market-research-to-source-selection',
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
                {'Offeror B costs $'}
                <span className="unbroken">1.3 million</span>
                {
                  ' more. The matrix shows what that buys; the decision document says if it’s worth it.'
                }
              </>
            ),
            caption: 'Two invented offerors, with DoD ratings',
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
            heading: 'Conflicts Checked Before We Start',
            paragraphs: [
              'Inherently governmental functions stay with the government. We check each task for organizational conflicts of interest under the FAR and DFARS, disclose what we find, and propose a mitigation plan or decline.',
              <>
                {
                  'We handle procurement-sensitive and source selection information under the Procurement Integrity Act, '
                }
                <span className="unbroken">need-to-know</span>
                {' only, with nondisclosure agreements before access.'}
              </>,
            ],
            points: [],
            imageSide: 'right',
            actions: [],
            id: 'conflicts-checked-before-we-start',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Get a Second Look Before the Milestone',
            text: 'An independent look at the estimate or the draft solicitation costs little next to a sustained protest.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'Program Management', to: '/services/program-management' },
            ],
            note: 'Please don’t send procurement-sensitive information through this website.',
            id: 'get-a-second-look-before-the-milestone',
          }}
        />
      </BelowFold>
    </>
  )
}
