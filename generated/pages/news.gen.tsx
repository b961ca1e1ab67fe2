// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import fourPlacesFiles from '../../src/images/four-places.svg?focus=0.5+0.5&picture'
import logicAnalyzerFiles from '../../src/images/logic-analyzer.svg?focus=0.5+0.5&picture'
import newspaperFiles from '../../src/images/newspaper.avif?focus=0.74+0.24&picture'
import scoredNetworksFiles from '../../src/images/scored-networks.svg?focus=0.5+0.5&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { ArticleList } from '../../src/sections/articleList/ArticleList.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/news',
  title: 'News',
  description:
    'News from Keystead Solutions: contract awards, new capabilities and people, from our headquarters in Rockville, Maryland.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/news',
        url: 'https://www.example.com/news',
        name: 'News',
        description:
          'News from Keystead Solutions: contract awards, new capabilities and people, from our headquarters in Rockville, Maryland.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/news#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/news#breadcrumbs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Keystead Solutions',
            item: 'https://www.example.com/',
          },
          { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.com/news' },
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
          title: 'News',
          headline: 'What has changed here, and what it means for you.',
          images: [
            {
              ...newspaperFiles,
              alt: 'A newspaper on a wooden bench with a headline about a zero trust order and a diagram in green; a brass loupe stands on it',
              focus: { x: 0.74, y: 0.24 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <ArticleList
          section={{
            kind: 'articleList',
            tone: 'plain',
            heading: 'The Latest From Rockville',
            intro: (
              <>
                {'Questions about an announcement? '}
                <LinkTo to="/contact-us#form">{'Write to us'}</LinkTo>
                {' or call '}
                <LinkTo to="tel:+13015550142">{'(301) 555-0142'}</LinkTo>
                {'.'}
              </>
            ),
            articles: {
              entries: [
                {
                  to: '/news/zero-trust-award',
                  title: 'Zero Trust Assessments for 14 Defense Networks',
                  summary:
                    'Keystead Solutions will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.',
                  label: 'Contract award',
                  date: { value: '2026-10-14', text: 'October 14, 2026' },
                  image: {
                    ...scoredNetworksFiles,
                    alt: 'Fourteen small network diagrams, each with a different layout and 91 bars below it; two are green, with gray bars where an activity is missing',
                    focus: { x: 0.5, y: 0.5 },
                  },
                },
                {
                  to: '/news/laboratory',
                  title: 'A Laboratory for Firmware and Protocols',
                  summary:
                    'Keystead Solutions has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.',
                  label: 'Capabilities',
                  date: { value: '2026-08-27', text: 'August 27, 2026' },
                  image: {
                    ...logicAnalyzerFiles,
                    alt: 'Eight traces of a logic analyzer; one of them is green, with its bytes marked below it',
                    focus: { x: 0.5, y: 0.5 },
                  },
                },
                {
                  to: '/news/skillbridge',
                  title: 'Internships for Departing Service Members',
                  summary:
                    'Keystead Solutions has joined DoD SkillBridge and hosts service members in their last six months of service, four at a time.',
                  label: 'People',
                  date: { value: '2026-06-09', text: 'June 9, 2026' },
                  image: {
                    ...fourPlacesFiles,
                    alt: 'Four lines rise over a scale of 26 weeks; three have a square for each week, green for the first nine, and the fourth is dotted',
                    focus: { x: 0.5, y: 0.5 },
                  },
                },
              ],
              feed: '/news/feed.atom',
            },
            lead: true,
            id: 'the-latest-from-rockville',
          }}
        />
      </BelowFold>
    </>
  )
}
