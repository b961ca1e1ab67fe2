// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import keystoneFiles from '../../src/images/keystone.avif?focus=0.7+0.06&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/about-us/values',
  title: 'About Us - Our Values',
  description:
    'What guides Keystead Solutions: people first, innovation driven by the mission, growth and giving back, quality that keeps improving, and the team.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/about-us/values',
        url: 'https://www.example.com/about-us/values',
        name: 'About Us - Our Values',
        description:
          'What guides Keystead Solutions: people first, innovation driven by the mission, growth and giving back, quality that keeps improving, and the team.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/about-us/values#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/about-us/values#breadcrumbs',
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
            name: 'About Us',
            item: 'https://www.example.com/about-us',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'About Us - Our Values',
            item: 'https://www.example.com/about-us/values',
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
          label: 'About us',
          title: 'Values',
          headline: 'What we owe our customers and each other.',
          images: [
            {
              ...keystoneFiles,
              alt: 'A small arch of sandstone blocks on a wooden centering; the keystone hangs on a cord above its place',
              focus: { x: 0.7, y: 0.06 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: '01',
            heading: 'Putting People First',
            paragraphs: [
              'What we sell is people’s judgment. In return, we owe them honest leadership, time to think, work that fits their skills and a life outside the building. We owe customers straight answers.',
            ],
            layout: 'row',
            points: [],
            quote: 'When a deadline threatens someone’s health, we add people or move the date.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'putting-people-first',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: '02',
            heading: 'Innovation Driven by the Mission',
            paragraphs: [
              'A new tool or method stays if an analyst finds something sooner or a program spends less. If we can’t measure either, we go back to the old way.',
            ],
            layout: 'row',
            points: [],
            quote: 'We try ideas on a small scale, measure the effect and keep what helps.',
            actions: [],
            id: 'innovation-driven-by-the-mission',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: '03',
            heading: 'Growth and Giving Back',
            paragraphs: [
              'No career should stall because a contract needs someone to stay put. Most of our people are veterans, and we make time for those who mentor, teach or volunteer close to home.',
            ],
            layout: 'row',
            points: [],
            quote: 'We ask people where they want to go next, and plan for it.',
            actions: [],
            id: 'growth-and-giving-back',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: '04',
            heading: 'Quality and Continuous Improvement',
            paragraphs: [
              'We write acceptance criteria before the work starts. After each delivery, we ask what we’d do differently, and the answer has to change something: a checklist, a template or a tool.',
            ],
            layout: 'row',
            points: [],
            quote: 'A second person checks everything that leaves the company, and can stop it.',
            actions: [],
            id: 'quality-and-continuous-improvement',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: '05',
            heading: 'Team and Employee Orientation',
            paragraphs: [
              'Work at a customer site can be isolating, especially where phones aren’t allowed. Keeping people in touch is the company’s job, and our employee enrichment officer does it full time.',
            ],
            layout: 'row',
            points: [],
            quote: 'We give credit by name and fix mistakes together.',
            actions: [],
            id: 'team-and-employee-orientation',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Hold Us to Them',
            text: 'If we’ve fallen short of one of these, write and say what happened. A person reads every message and answers it.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'hold-us-to-them',
          }}
        />
      </BelowFold>
    </>
  )
}
