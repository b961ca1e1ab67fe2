// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import careersBackground from '../../src/images/careers.avif?focus=0.68+0.12&shape=portrait&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import { ArticleFrame } from '../../src/shell/article/ArticleFrame.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/news/skillbridge',
  title: 'SkillBridge Internships',
  description:
    'Keystead Solutions has joined DoD SkillBridge and hosts service members in their last six months of service, four at a time.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/news/skillbridge',
        url: 'https://www.example.com/news/skillbridge',
        name: 'SkillBridge Internships',
        description:
          'Keystead Solutions has joined DoD SkillBridge and hosts service members in their last six months of service, four at a time.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/news/skillbridge#breadcrumbs' },
      },
      {
        '@type': 'NewsArticle',
        '@id': 'https://www.example.com/news/skillbridge#article',
        headline: 'Internships for Departing Service Members',
        description:
          'Keystead Solutions has joined DoD SkillBridge and hosts service members in their last six months of service, four at a time.',
        inLanguage: 'en-US',
        mainEntityOfPage: { '@id': 'https://www.example.com/news/skillbridge' },
        image: [
          'https://www.example.com/images/newsSkillbridge-16x9.jpg',
          'https://www.example.com/images/newsSkillbridge-4x3.jpg',
          'https://www.example.com/images/newsSkillbridge-1x1.jpg',
        ],
        datePublished: '2026-06-09',
        author: { '@type': 'Person', name: 'Marcus Whitfield' },
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
        '@id': 'https://www.example.com/news/skillbridge#breadcrumbs',
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
            name: 'SkillBridge Internships',
            item: 'https://www.example.com/news/skillbridge',
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
          label: 'People',
          title: 'Internships for Departing Service Members',
          headline:
            'A SkillBridge partnership turns the last months of service into the first months here.',
          images: [
            {
              ...careersBackground,
              alt: 'Contour lines of a mountain with a route that climbs to the summit',
              focus: { x: 0.68, y: 0.12 },
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
            date: { value: '2026-06-09', text: 'June 9, 2026' },
            author: 'Marcus Whitfield',
            authorRole: 'Employee Enrichment Officer',
            list: { to: '/news', title: 'News' },
            newer: { to: '/news/laboratory', title: 'A Laboratory for Firmware and Protocols' },
          }}
        >
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              label: 'The program',
              heading: 'Learn the Work Before You Leave the Service',
              paragraphs: [
                <>
                  {'DoD SkillBridge lets service members work for a civilian employer for up to '}
                  <span className="unbroken">180 days</span>
                  {
                    ' before they separate, while the military continues to pay them. We’ve joined as an industry partner and host up to four interns at a time.'
                  }
                </>,
                'About 70% of our people are veterans. Most remember the gap between the last day in uniform and the first useful day in a new job. The internship is meant to close it.',
              ],
              layout: 'above',
              points: [
                'Tracks in systems engineering, vulnerability analysis and program control',
                'A mentor who has left the service, and a project the team needs',
                'An interview for an open position before the internship ends',
              ],
              imageSide: 'right',
              actions: [],
              id: 'learn-the-work-before-you-leave-the-service',
            }}
          />
          <ButtonLinks
            section={{
              kind: 'buttonLinks',
              tone: 'tint',
              heading: 'Where the Interns Work',
              links: [
                { text: 'Systems Engineering', to: '/services/systems-engineering' },
                { text: 'Cybersecurity', to: '/services/cybersecurity' },
                { text: 'Program Management', to: '/services/program-management' },
                { text: 'Open Positions', to: '/careers#openings' },
              ],
              id: 'where-the-interns-work',
            }}
          />
        </ArticleFrame>
      </BelowFold>
    </>
  )
}
