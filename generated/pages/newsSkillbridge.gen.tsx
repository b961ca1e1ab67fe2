// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import fourPlacesFiles from '../../src/images/four-places.svg?focus=0.5+0.5&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
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
        dateModified: '2026-11-09',
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
              ...fourPlacesFiles,
              alt: 'Four lines rise over a scale of 26 weeks; three have a square for each week, green for the first nine, and the fourth is dotted',
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
            date: { value: '2026-06-09', text: 'June 9, 2026' },
            updated: { value: '2026-11-09', text: 'November 9, 2026' },
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
              layout: 'margin',
              points: [
                'Tracks in systems engineering, vulnerability analysis and program control',
                'A mentor who has left the service, and a project the team needs',
                'An interview for an open position before the internship ends',
              ],
              actions: [],
              id: 'learn-the-work-before-you-leave-the-service',
            }}
          />
          <Statistics
            section={{
              kind: 'statistics',
              tone: 'dark',
              heading: 'The First Group Is Nearly Full',
              intro: 'As of November. The next group starts in March.',
              statistics: [
                {
                  label: 'Places taken',
                  value: { value: 3, text: '3' },
                  isPercent: false,
                  detail: 'Of 4. Two sailors and an Air Force staff sergeant.',
                  of: 4,
                },
                {
                  label: 'Months, at most',
                  value: { value: 6, text: '6' },
                  isPercent: false,
                  detail: 'The military pays until the day of separation.',
                  of: 6,
                },
                {
                  label: 'Day a week for the transition',
                  value: { value: 1, text: '1' },
                  isPercent: false,
                  detail: 'Fridays, and spouses are welcome.',
                  of: 5,
                },
              ],
              id: 'the-first-group-is-nearly-full',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'A Real Task by Week Three',
              paragraphs: [
                'Interns join a project team and stay with it. In the first two weeks they follow their mentor through meetings, reviews and the paperwork nobody explains, such as how a labor hour gets to an invoice. By the third week they have a task of their own, small enough to finish and real enough that someone is waiting for it.',
                'One of this fall’s interns is rebuilding the test procedures for a set of radio interfaces. Another keeps the risk register of a program that has just been rebaselined. The third read firmware in the Air Force and wants to learn how to write about it, so she drafts the reports and an analyst marks them up.',
                'Fridays are for the transition itself. Our business manager explains how contractors are paid and what a benefits package is worth. The facility security officer goes through what happens to a clearance after separation, and what may and may not go into a resume. Interns can bring their spouses to both sessions.',
              ],
              layout: 'margin',
              points: [
                <>
                  <strong>{'Weeks 1–2:'}</strong>
                  {' with the mentor'}
                </>,
                <>
                  <strong>From week 3:</strong>
                  {' a task of their own'}
                </>,
                <>
                  <strong>Fridays:</strong>
                  {' the transition'}
                </>,
              ],
              actions: [],
              id: 'a-real-task-by-week-three',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'Start a Year Before You Leave',
              paragraphs: [
                'Your commander’s approval takes longest, so start about a year before you leave. Our part is short: write to us with your specialty, your separation date and the track you want. Leave program names out.',
                'We answer within a week and set up two conversations, one with the mentor and one with the team. If both sides want to go ahead, we send the training plan your command needs for its decision.',
                'An internship doesn’t oblige you to stay, or us to hire you. We do expect to make offers: each track belongs to a contract with positions we have trouble filling.',
              ],
              layout: 'margin',
              points: [
                <>
                  {'At least '}
                  <span className="unbroken">180 days</span>
                  {' of continuous active duty'}
                </>,
                'An expected separation date',
                'Your commander’s approval',
              ],
              actions: [],
              id: 'start-a-year-before-you-leave',
            }}
          />
          <ButtonLinks
            section={{
              kind: 'buttonLinks',
              tone: 'tint',
              heading: 'Where the Interns Work',
              links: [
                { text: 'Program Management', to: '/services/program-management' },
                { text: 'Systems Engineering', to: '/services/systems-engineering' },
                { text: 'Cybersecurity', to: '/services/cybersecurity' },
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
