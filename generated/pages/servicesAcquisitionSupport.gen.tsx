// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingAcquisitionSupportFiles from '../../src/images/drawing-acquisition-support.svg?focus=0.5+0.5&picture'
import printedFormsFiles from '../../src/images/printed-forms.avif?focus=0.7+0.3&picture'
import uprightAcquisitionSupportFiles from '../../src/images/upright-acquisition-support.svg?focus=0.5+0.5&picture'
import { ScrollingTable } from '../../src/sections/ScrollingTable.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { Exhibit } from '../../src/sections/exhibit/Exhibit.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BlockText } from '../../src/sections/prose/BlockText.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
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
              ...printedFormsFiles,
              alt: 'A pen on a thick stack of printed forms with colored tabs',
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
            tone: 'plain',
            label: 'The problem in figures',
            heading: 'Major Programs Ran Late and Over Budget',
            intro: (
              <>
                {
                  'In 2008, GAO compared the major defense programs with their first full estimates ('
                }
                <span className="unbroken">GAO-08-467SP</span>
                {'). The causes were immature technology and growing requirements.'}
              </>
            ),
            statistics: [
              {
                label: 'Over budget, on average',
                value: { value: 26, text: '26' },
                isPercent: true,
                isExtra: true,
                detail: 'Acquisition cost. Gray: the estimate.',
              },
              {
                label: 'Over the estimate for development',
                value: { value: 40, text: '40' },
                isPercent: true,
                isExtra: true,
                detail: 'RDT&E. Gray: the estimate.',
              },
              {
                label: 'Late, on average',
                value: { value: 21, text: '21' },
                isPercent: false,
                unit: 'months',
                detail: 'First capability. A tick is a month.',
              },
            ],
            id: 'major-programs-ran-late-and-over-budget',
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
            notes: [
              {
                title: 'Most Overruns Begin Before Award',
                text: 'A program 26% over budget was often underestimated at the start.',
              },
              {
                title: 'Where It Shows First',
                text: 'An optimistic estimate shows up in market research, before the contract fixes it.',
              },
            ],
            drawing: {
              ...drawingAcquisitionSupportFiles,
              alt: 'A dashed range widens around a cost curve; the line of actual costs leaves the curve after the first of three nodes and stays within the range',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightAcquisitionSupportFiles,
              alt: 'A dashed range widens around a cost curve; the line of actual costs leaves the curve after the first of three nodes and stays within the range',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Milestone B',
                text: 'Estimate frozen',
                isMinor: false,
                x: 24.9,
                y: 80.8,
                side: 'above',
                align: 'end',
                upright: { x: 0.6, y: 59.8, side: 'after', width: 100 },
              },
              {
                title: 'Critical design review',
                text: 'Cost within the range',
                isMinor: false,
                x: 49.8,
                y: 58,
                side: 'above',
                align: 'end',
                upright: { x: 54.9, y: 45.6, side: 'before', width: 100 },
              },
              {
                title: 'Today',
                text: 'Each variance explained',
                isMinor: false,
                x: 74.6,
                y: 36.3,
                side: 'above',
                align: 'end',
                upright: { x: 78.6, y: 23.4, side: 'before', width: 100 },
              },
              {
                title: 'At completion',
                text: 'Inside the range, or known a year ahead',
                isMinor: false,
                x: 99.3,
                y: 24,
                side: 'above',
                upright: { x: 100, y: 3.1, side: 'before', width: 55 },
              },
              {
                title: 'Cost',
                isMinor: true,
                x: 0.7,
                y: 24.7,
                side: 'above',
                upright: { x: 0, y: 10.5, side: 'after', width: 100 },
              },
              {
                title: 'Time',
                isMinor: true,
                x: 98.9,
                y: 86.5,
                side: 'below',
                upright: { x: 100, y: 93, side: 'before', width: 100 },
              },
              {
                title: 'Actual',
                isMinor: true,
                x: 1.1,
                y: 1.5,
                side: 'after',
                upright: { x: 8.3, y: 97.8, side: 'after', width: 100 },
              },
              {
                title: 'Estimate',
                isMinor: true,
                x: 11.1,
                y: 1.5,
                side: 'after',
                upright: { x: 39.4, y: 97.8, side: 'after', width: 100 },
              },
              {
                title: 'Range',
                isMinor: true,
                x: 22.5,
                y: 1.5,
                side: 'after',
                upright: { x: 74, y: 97.8, side: 'after', width: 100 },
              },
            ],
            id: 'a-range-first-then-a-number',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Help Before the Award, When It Counts',
            fields: [
              {
                term: 'Market Research',
                values: ['What exists, who sells it and on which contract vehicles.'],
                width: 'third',
              },
              {
                term: 'Cost and Schedule Estimates',
                values: [
                  <>
                    {'Independent and '}
                    <span className="unbroken">life-cycle</span>
                    {' estimates, with a basis for every figure.'}
                  </>,
                ],
                width: 'third',
              },
              {
                term: 'Requirements Packages',
                values: ['Work statements, CDRLs, surveillance plans and data rights.'],
                width: 'third',
              },
              {
                term: 'Acquisition Strategy',
                values: [
                  <>
                    {'Pathway under '}
                    <span className="unbroken">DoDI 5000.02</span>
                    {', contract type, incentives, competition.'}
                  </>,
                ],
                width: 'third',
              },
              {
                term: 'Source Selection Support',
                values: ['Evaluation plans, factors and advice to evaluators.'],
                width: 'third',
              },
              {
                term: 'Security in the Contract',
                values: ['DD Form 254, CMMC levels and DFARS cyber clauses, from the start.'],
                width: 'third',
              },
            ],
            id: 'help-before-the-award-when-it-counts',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'dark',
            label: 'Example',
            heading: 'A Record That Explains the Decision',
            intro: 'An invented source selection.',
            notes: [
              {
                title: 'What $1.3 Million Buys',
                text: 'The matrix shows what the higher price brings. The source selection authority decides if it’s worth it, and says why.',
              },
              {
                title: 'Conflicts Checked First',
                text: 'We check each task for conflicts of interest under the FAR and DFARS, then propose mitigation or decline.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Need-to-Know</span>
                    {' Only'}
                  </>
                ),
                text: 'Under the Procurement Integrity Act, everyone signs a nondisclosure agreement before access.',
              },
            ],
            notesAt: 'start',
            fields: [],
            text: (
              <BlockText>
                <ScrollingTable label={'Factor, Offeror A, Offeror B'} stacked={true}>
                  <thead>
                    <tr>
                      <th scope="col">Factor</th>
                      <th scope="col">Offeror A</th>
                      <th scope="col">Offeror B</th>
                    </tr>
                  </thead>
                  <tbody>
                    <tr>
                      <td>Technical and risk</td>
                      <td data-label={'Offeror A'}>
                        <strong>Good.</strong>
                        {' Two strengths; low to moderate risk'}
                      </td>
                      <td data-label={'Offeror B'}>
                        <strong>Outstanding.</strong>
                        {' One significant strength: the interface is in use; low risk'}
                      </td>
                    </tr>
                    <tr>
                      <td>Past performance</td>
                      <td data-label={'Offeror A'}>
                        <strong>Satisfactory Confidence.</strong>
                        {' Relevant; one delivery late'}
                      </td>
                      <td data-label={'Offeror B'}>
                        <strong>Substantial Confidence.</strong>
                        {' Very relevant; two contracts of this size'}
                      </td>
                    </tr>
                    <tr>
                      <td>Small business</td>
                      <td data-label={'Offeror A'}>
                        <strong>Acceptable.</strong>
                        {' Meets the goals'}
                      </td>
                      <td data-label={'Offeror B'}>
                        <strong>Good.</strong>
                        {' Exceeds two goals'}
                      </td>
                    </tr>
                    <tr>
                      <td>Evaluated price</td>
                      <td data-label={'Offeror A'}>
                        {'$'}
                        <span className="unbroken">11.8 million</span>
                      </td>
                      <td data-label={'Offeror B'}>
                        {'$'}
                        <span className="unbroken">13.1 million</span>
                      </td>
                    </tr>
                  </tbody>
                </ScrollingTable>
              </BlockText>
            ),
            id: 'a-record-that-explains-the-decision',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            label: 'Next in the life cycle',
            heading: 'Then Somebody Has to Run It',
            text: 'The baseline you award becomes the one you report against. Our program managers keep it honest from the first month.',
            actions: [
              { text: 'Program Management', to: '/services/program-management' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            note: 'Please don’t send procurement-sensitive information here.',
            contact: {
              name: 'Walter Brandt',
              text: 'Business Manager',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 1,
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
            id: 'then-somebody-has-to-run-it',
          }}
        />
      </BelowFold>
    </>
  )
}
