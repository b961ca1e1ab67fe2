// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import dovetailFiles from '../../src/images/dovetail.avif?focus=0.66+0.2&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { CaseStudy } from '../../src/sections/caseStudy/CaseStudy.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/customers',
  title: 'Customers',
  description:
    'Keystead Solutions serves commercial companies in five sectors and government customers from DoD and the Intelligence Community to state and local agencies.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/customers',
        url: 'https://www.example.com/customers',
        name: 'Customers',
        description:
          'Keystead Solutions serves commercial companies in five sectors and government customers from DoD and the Intelligence Community to state and local agencies.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/customers#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/customers#breadcrumbs',
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
            name: 'Customers',
            item: 'https://www.example.com/customers',
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
          title: 'Customers',
          headline:
            'Companies and agencies work under different rules. Their systems fail in much the same ways.',
          images: [
            {
              ...dovetailFiles,
              alt: 'The corner of a box on a workbench: a board of walnut and one of maple, joined with dovetails, with a chisel in front',
              focus: { x: 0.66, y: 0.2 },
            },
          ],
          rotateSeconds: 5,
          actions: [
            { text: 'Commercial Customers', to: '/customers/commercial' },
            { text: 'Government Customers', to: '/customers/government' },
          ],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'What Each Side Teaches the Other',
            paragraphs: [
              'Government work teaches rigor: testable requirements, evidence that survives an assessment, adversaries who are patient and well funded. Commercial work teaches pace, because customers notice a change within days and every cost has to be earned back.',
              'We serve both. Where the rules require it, we keep teams and data apart.',
            ],
            layout: 'margin',
            points: [],
            actions: [],
            id: 'what-each-side-teaches-the-other',
          }}
        />
        <CaseStudy
          section={{
            kind: 'caseStudy',
            tone: 'plain',
            heading: 'Two Customers, Before and After',
            intro: (
              <>
                {'Read what it took at '}
                <LinkTo to="/customers/government#case">a defense agency</LinkTo>
                {' and at '}
                <LinkTo to="/customers/commercial#case">
                  {'a '}
                  <span className="unbroken">machine-parts</span>
                  {' maker'}
                </LinkTo>
                {'.'}
              </>
            ),
            before: 'Before',
            after: 'After',
            changes: [
              {
                title: 'Agency: wait for a decision on a change',
                before: {
                  text: (
                    <>
                      <span className="unbroken">74 days</span>
                    </>
                  ),
                  value: 74,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">12 days</span>
                    </>
                  ),
                  value: 12,
                },
              },
              {
                title: 'Company: time to restore the order system',
                before: {
                  text: (
                    <>
                      <span className="unbroken">9 days</span>
                    </>
                  ),
                  value: 216,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">14 hours</span>
                    </>
                  ),
                  value: 14,
                },
              },
            ],
            facts: [],
            parts: [],
            id: 'two-customers-before-and-after',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'dark',
            label: 'Side by side',
            heading: 'Two Sets of Rules, One Way of Working',
            caption: 'How work for companies and work for agencies usually differ',
            stacked: true,
            columns: [
              { title: 'Question', isNumber: false },
              { title: 'Companies', isNumber: false },
              { title: 'Agencies', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  'Who accepts the risk',
                  'The business owner, with the board or an insurer',
                  'A named authorizing official',
                ],
              },
              {
                cells: [
                  'What the rules are',
                  <>
                    {'HIPAA, GLBA, PCI DSS, '}
                    <span className="unbroken">ISA/IEC 62443</span>
                    {', CMMC'}
                  </>,
                  <>
                    {'RMF, FISMA, '}
                    <span className="unbroken">ICD 503</span>
                    {', DFARS, OMB memoranda'}
                  </>,
                ],
              },
              {
                cells: [
                  'What counts as proof',
                  'A retest in which the attack fails',
                  'A body of evidence an assessor can follow',
                ],
              },
              {
                cells: [
                  'How it is bought',
                  'Fixed price for a result, or a monthly rate',
                  'Task order, firm fixed price or cost plus',
                ],
              },
              {
                cells: [
                  'How fast it changes',
                  'Within days, between releases',
                  'At the next review, through a change board',
                ],
              },
              {
                cells: [
                  'Where data stays',
                  'On your systems, or deleted at the end',
                  'In the accredited facility, on its networks',
                ],
              },
            ],
            id: 'two-sets-of-rules-one-way-of-working',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            heading: 'Companies That Answer to Regulators',
            perRow: 5,
            cards: [
              {
                icon: 'cpu',
                title: 'Technology',
                titlePosition: 'beside',
                description: 'SBOMs and secure releases',
                link: '/customers/commercial',
              },
              {
                icon: 'building-bank',
                title: 'Finance',
                titlePosition: 'beside',
                description: 'GLBA, PCI DSS, state examiners',
                link: '/customers/commercial',
              },
              {
                icon: 'heartbeat',
                title: 'Healthcare',
                titlePosition: 'beside',
                description: 'HIPAA, device patching',
                link: '/customers/commercial',
              },
              {
                icon: 'building-factory-2',
                title: 'Manufacturing',
                titlePosition: 'beside',
                description: (
                  <>
                    <span className="unbroken">ISA/IEC 62443</span>
                    {', CMMC'}
                  </>
                ),
                link: '/customers/commercial',
              },
              {
                icon: 'building-store',
                title: 'Retail',
                titlePosition: 'beside',
                description: 'PCI DSS, the busiest weeks',
                link: '/customers/commercial',
              },
            ],
            id: 'companies-that-answer-to-regulators',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            heading: 'Government at Every Level',
            perRow: 5,
            cards: [
              {
                icon: 'shield',
                title: 'DoD',
                titlePosition: 'beside',
                description: 'RMF, CMMC, Zero Trust targets',
                link: '/customers/government',
              },
              {
                icon: 'eye',
                title: 'Intelligence Community',
                titlePosition: 'beside',
                description: (
                  <>
                    <span className="unbroken">ICD 503</span>
                    {' and '}
                    <span className="unbroken">ICD 705</span>
                  </>
                ),
                link: '/customers/government',
              },
              {
                icon: 'flag',
                title: 'Federal',
                titlePosition: 'beside',
                description: 'FISMA, CISA directives',
                link: '/customers/government',
              },
              {
                icon: 'map-2',
                title: 'State',
                titlePosition: 'beside',
                description: 'Elections, courts, benefits',
                link: '/customers/government',
              },
              {
                icon: 'building-community',
                title: 'Local',
                titlePosition: 'beside',
                description: 'Water, schools, emergency calls',
                link: '/customers/government',
              },
            ],
            id: 'government-at-every-level',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            heading: 'Someone Answers for the Work',
            perRow: 1,
            cards: [
              {
                title: 'One Accountable Lead',
                titlePosition: 'below',
                description: 'A named lead runs the work and can change the plan.',
              },
              {
                title: 'Findings in Your Language',
                titlePosition: 'below',
                description:
                  'Engineers get the detail. Executives get the consequence, the options and the cost of each.',
              },
              {
                title: 'A Clean Handover',
                titlePosition: 'below',
                description:
                  'You get models, code, scripts and documents in formats your next supplier can open.',
              },
            ],
            id: 'someone-answers-for-the-work',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Start With What Can’t Fail',
            text: 'Say what it is, who has to accept the risk, and when you need an answer. Someone who knows the subject will reply.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'See Capabilities', to: '/services/capabilities' },
            ],
            id: 'start-with-what-can-t-fail',
          }}
        />
      </BelowFold>
    </>
  )
}
