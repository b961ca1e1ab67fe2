// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import phoneLockerFiles from '../../src/images/phone-locker.avif?focus=0.6+0.3&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/about-us/culture',
  title: 'About Us - Our Culture',
  description:
    'How it feels to work at Keystead Solutions: quiet professionals, plain speech, veterans and civilians side by side, and room to learn in a cleared setting.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/about-us/culture',
        url: 'https://www.example.com/about-us/culture',
        name: 'About Us - Our Culture',
        description:
          'How it feels to work at Keystead Solutions: quiet professionals, plain speech, veterans and civilians side by side, and room to learn in a cleared setting.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/about-us/culture#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/about-us/culture#breadcrumbs',
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
            name: 'About Us - Our Culture',
            item: 'https://www.example.com/about-us/culture',
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
          title: 'Our Culture',
          headline: 'Quiet professionals and plain speech, wherever the work is done.',
          images: [
            {
              ...phoneLockerFiles,
              alt: 'A rack of small gray lockers with keys and tags; one door is open, and a phone in a green case lies inside',
              focus: { x: 0.6, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'See Careers', to: '/careers' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Work You Can’t Talk About at Dinner',
            paragraphs: [
              'Cleared work stays in the room where it’s done. There’s no conference talk about it, and no story for the neighbors. The people who do well here like the problem itself, and want colleagues who know how hard it was.',
              'So recognition has to come from inside the company. And because much of what we know can’t be looked up, we teach each other.',
            ],
            points: [],
            actions: [],
            id: 'work-you-can-t-talk-about-at-dinner',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'Plain speech',
            heading: 'We Say It the Short Way',
            paragraphs: [
              'Nobody here reports “some exposure on the schedule,” or writes that “an issue was identified during deployment.” Bad news comes early, in one sentence, from the person who’s working on it.',
              'Advice is as short. A customer who’d be better off without a purchase hears that first.',
            ],
            layout: 'margin',
            points: [
              '“I broke the build. It’s fixed, and now there’s a test for it.”',
              '“I don’t know. I’ll find out by Thursday.”',
              '“Don’t buy it. You own a tool that does this.”',
            ],
            quote: '“We’re six days late. Here’s how we get four of them back.”',
            actions: [],
            id: 'we-say-it-the-short-way',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            heading: 'What You’ll Notice in the First Month',
            numbered: false,
            blocks: [
              {
                title: 'Say It Early',
                text: 'A problem raised early can be solved, and a question can be answered. Whoever raises one gets thanked.',
              },
              {
                title: 'Settle It With Evidence',
                text: 'Data or a test decides a technical question, whatever the ranks in the room.',
              },
              {
                title: 'Protect Time Off',
                text: 'Tired people make mistakes, and in our work mistakes are expensive.',
              },
              {
                title: 'Make Room for Every Voice',
                text: 'People with different backgrounds find different faults, so we look for that range when we hire.',
              },
            ],
            id: 'what-you-ll-notice-in-the-first-month',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Who you work with',
            heading: 'Ask Renee or Marcus First',
            paragraphs: [
              'Veterans and civilians work side by side here, and two people are there for all of them.',
            ],
            points: [
              <>
                <strong>Renee Castellano, Facility Security Officer:</strong>
                {
                  ' Ask her before you travel or publish. She handles clearances, reporting duties and visit requests.'
                }
              </>,
              <>
                <strong>Marcus Whitfield, Employee Enrichment Officer:</strong>
                {
                  ' See him when you want to learn something or need a change. He looks after training, recognition and contact between sites.'
                }
              </>,
            ],
            actions: [],
            id: 'ask-renee-or-marcus-first',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'See If It Suits You',
            text: 'The best way to find out is to talk with the people who work here. Meet the team, or see which jobs are open.',
            actions: [
              { text: 'Our Team', to: '/about-us/team' },
              { text: 'Careers', to: '/careers' },
            ],
            id: 'see-if-it-suits-you',
          }}
        />
      </BelowFold>
    </>
  )
}
