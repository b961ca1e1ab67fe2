// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import scoredNetworksFiles from '../../src/images/scored-networks.svg?focus=0.5+0.5&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import { ArticleFrame } from '../../src/shell/article/ArticleFrame.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/news/zero-trust-award',
  title: 'Zero Trust Task Order Awarded',
  description:
    'Keystead Solutions will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/news/zero-trust-award',
        url: 'https://www.example.com/news/zero-trust-award',
        name: 'Zero Trust Task Order Awarded',
        description:
          'Keystead Solutions will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/news/zero-trust-award#breadcrumbs' },
      },
      {
        '@type': 'NewsArticle',
        '@id': 'https://www.example.com/news/zero-trust-award#article',
        headline: 'Zero Trust Assessments for 14 Defense Networks',
        description:
          'Keystead Solutions will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.',
        inLanguage: 'en-US',
        mainEntityOfPage: { '@id': 'https://www.example.com/news/zero-trust-award' },
        image: [
          'https://www.example.com/images/newsZeroTrustAward-16x9.jpg',
          'https://www.example.com/images/newsZeroTrustAward-4x3.jpg',
          'https://www.example.com/images/newsZeroTrustAward-1x1.jpg',
        ],
        datePublished: '2026-10-14',
        author: { '@type': 'Person', name: 'Daniel Okafor' },
        publisher: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
          logo: 'https://www.example.com/icon-512.png',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/news/zero-trust-award#breadcrumbs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Keystead Solutions',
            item: 'https://www.example.com/',
          },
          { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.com/news' },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Zero Trust Task Order Awarded',
            item: 'https://www.example.com/news/zero-trust-award',
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
          label: 'Contract award',
          title: 'Zero Trust Assessments for 14 Defense Networks',
          headline:
            'A task order of up to three years covers assessment, planning and verification for one defense agency.',
          images: [
            {
              ...scoredNetworksFiles,
              alt: 'Fourteen small network diagrams, each with a different layout and 91 bars below it; two are green, with gray bars where an activity is missing',
              focus: { x: 0.5, y: 0.5 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <ArticleFrame
          article={{
            date: { value: '2026-10-14', text: 'October 14, 2026' },
            author: 'Daniel Okafor',
            authorRole: 'Director of Operations and Engineering',
            list: { to: '/news', title: 'News' },
            older: { to: '/news/laboratory', title: 'A Laboratory for Firmware and Protocols' },
          }}
        >
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              label: 'The award',
              heading: 'The Same Method on Every Network',
              paragraphs: [
                <>
                  {'A defense agency has awarded us a task order to assess '}
                  <span className="unbroken">14 of</span>
                  {' its networks against the 91 '}
                  <span className="unbroken">target-level</span>
                  {
                    ' activities of the DoD Zero Trust Strategy. Each assessment ends with a plan the network’s owner can fund and defend: what’s missing, in which order to close the gaps, and what each step costs.'
                  }
                </>,
                'No two of the networks are alike. One is a headquarters enclave with a few thousand identical laptops. Another supports a depot whose equipment is older than its operators. Several share an identity provider; two have none. Scored the same way, they can be compared, so the agency can put its money where it does the most.',
              ],
              layout: 'margin',
              points: [],
              quote:
                'We don’t sell the products we recommend, so we start with the gaps and leave the tools for last.',
              actions: [],
              id: 'the-same-method-on-every-network',
            }}
          />
          <Statistics
            section={{
              kind: 'statistics',
              tone: 'dark',
              heading: 'The First Reports Are Due in January',
              intro:
                'The first two networks were chosen because they have little in common. Four more follow each quarter.',
              statistics: [
                {
                  label: 'Reported in January',
                  value: { value: 2, text: '2' },
                  isPercent: false,
                  of: 14,
                },
                { label: 'By April', value: { value: 6, text: '6' }, isPercent: false, of: 14 },
                { label: 'By July', value: { value: 10, text: '10' }, isPercent: false, of: 14 },
                {
                  label: 'By October',
                  value: { value: 14, text: '14' },
                  isPercent: false,
                  detail: 'The end of the base year.',
                  of: 14,
                },
              ],
              id: 'the-first-reports-are-due-in-january',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'Seven Weeks on Each Network',
              paragraphs: [
                'An assessment takes about seven weeks. In the first two, we read what exists: the security plan, the network diagrams, the directory and the firewall rules. We compare them with what the network actually does, using the agency’s own sensors wherever we can. The administrators are in the room for this, and they usually know where the documents are out of date.',
                'Then we score the 91 activities. A score counts only if there’s evidence behind it, such as a configuration export, a log or a test that someone repeated. Where two assessors disagree, a third person decides and the reason goes into the record. The owner sees every score in draft and can add evidence before it’s final.',
                'The last two weeks belong to the plan. We group the gaps into steps a network can take in a quarter, estimate the hours and the money for each, and mark the ones that depend on an enterprise service the agency has yet to field. Those go to headquarters as a list of their own, since no single network can close them.',
              ],
              layout: 'margin',
              points: [
                <>
                  <strong>{'Weeks 1–2:'}</strong>
                  {' the documents, checked against the network'}
                </>,
                <>
                  <strong>{'Weeks 3–5:'}</strong>
                  {' the scores and the evidence for them'}
                </>,
                <>
                  <strong>{'Weeks 6–7:'}</strong>
                  {' a plan with hours and costs'}
                </>,
              ],
              actions: [],
              id: 'seven-weeks-on-each-network',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'Two Teams of Four',
              paragraphs: [
                <>
                  {'Work started on October '}
                  <span className="unbroken">5 at</span>
                  {
                    ' the customer’s site and in Rockville, with two teams of four. Each has an identity engineer, a network engineer, an analyst who writes detections, and a lead who has been through an authorization from the government’s side. All of them were cleared before the award, so nobody waited for access.'
                  }
                </>,
                'After the base year, the agency can have us verify that the gaps are closed. A red team will then try the same paths again on networks that report they’re done.',
              ],
              points: [],
              actions: [],
              id: 'two-teams-of-four',
            }}
          />
          <FactSheet
            section={{
              kind: 'factSheet',
              tone: 'tint',
              heading: 'What the Task Order Covers',
              layout: 'list',
              facts: [
                { term: 'Scope', values: ['14 networks, assessment through verification'] },
                { term: 'Period', values: ['One base year and two option years'] },
                {
                  term: 'Ceiling',
                  values: [
                    <>
                      {'$'}
                      <span className="unbroken">8.6 million</span>
                    </>,
                  ],
                },
                { term: 'Place of Work', values: ['Customer site and Rockville, Maryland'] },
              ],
              id: 'what-the-task-order-covers',
            }}
          />
          <ButtonLinks
            section={{
              kind: 'buttonLinks',
              tone: 'tint',
              heading: 'See How an Assessment Works',
              links: [
                { text: 'Zero Trust', to: '/services/zero-trust' },
                { text: 'See Capabilities', to: '/services/capabilities' },
              ],
              id: 'see-how-an-assessment-works',
            }}
          />
        </ArticleFrame>
      </BelowFold>
    </>
  )
}
