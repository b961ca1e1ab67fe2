// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import zeroTrustBackground from '../../src/images/zero-trust.avif?focus=0.71+0.32&shape=portrait&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
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
              ...zeroTrustBackground,
              alt: 'Rings of walls and gates around a protected core, with one path lit through them',
              focus: { x: 0.71, y: 0.32 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'title',
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
              heading: 'Fourteen Networks, One Method',
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
                <>
                  {'Work started on October '}
                  <span className="unbroken">5 at</span>
                  {
                    ' the customer’s site and at our office in Rockville. We’ll report on the first two networks in January. They were chosen because they have little in common: one is a headquarters enclave, the other supports a depot whose equipment is older than its operators.'
                  }
                </>,
              ],
              layout: 'above',
              points: [],
              imageSide: 'right',
              quote:
                'We don’t sell the products we recommend, so the gaps come first and the tools later.',
              actions: [],
              id: 'fourteen-networks-one-method',
            }}
          />
          <FactSheet
            section={{
              kind: 'factSheet',
              tone: 'tint',
              heading: 'The Task Order at a Glance',
              layout: 'list',
              folded: false,
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
                { term: 'Place of work', values: ['Customer site and Rockville, Maryland'] },
              ],
              id: 'the-task-order-at-a-glance',
            }}
          />
          <ButtonLinks
            section={{
              kind: 'buttonLinks',
              tone: 'plain',
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
