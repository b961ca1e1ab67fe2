// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import bassScrollFiles from '../../src/images/bass-scroll.avif?focus=0.5+0.45&picture'
import phoneLockerBackground from '../../src/images/phone-locker.avif?focus=0.6+0.3&shape=portrait&picture'
import raceBibFiles from '../../src/images/race-bib.avif?focus=0.5+0.45&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { ProfileList } from '../../src/sections/profileList/ProfileList.tsx'
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
              ...phoneLockerBackground,
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
              'Cleared work stays in the room where it’s done. There’s no conference talk about it, and no story for the neighbors. The people who are happy here like the problem itself, and having colleagues who know how hard it was.',
              'So recognition has to come from inside the company, and we make a point of giving it.',
            ],
            layout: 'margin',
            points: [],
            quote: 'Much of what we know can’t be looked up, so we teach each other.',
            actions: [],
            id: 'work-you-can-t-talk-about-at-dinner',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            heading: 'Raise It Early, and Go Home on Time',
            numbered: false,
            blocks: [
              {
                title: 'Say It Early',
                text: 'A problem raised early can be solved. Whoever raises it gets thanked.',
              },
              {
                title: 'Settle It With Evidence',
                text: 'Data or a test decides a technical question, whatever the ranks in the room.',
              },
              {
                title: 'Ask for Help',
                text: 'Nobody is expected to know everything in a field that changes every week.',
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
            id: 'raise-it-early-and-go-home-on-time',
          }}
        />
        <ProfileList
          section={{
            kind: 'profileList',
            tone: 'plain',
            label: 'Who you work with',
            heading: 'Ask Renee or Marcus First',
            intro:
              'Veterans and civilians work side by side here. Both of these jobs exist so everyone else can do theirs.',
            profiles: [
              {
                title: 'Renee Castellano',
                subTitle: 'Facility Security Officer',
                summary: 'Ask her before you travel or publish.',
                text: ['She handles clearances, reporting duties and visit requests.'],
                image: {
                  ...raceBibFiles,
                  alt: 'A race bib with the number 117, pinned to a board in a wooden frame; a medal on a ribbon lies in front of it',
                  focus: { x: 0.5, y: 0.45 },
                },
              },
              {
                title: 'Marcus Whitfield',
                subTitle: 'Employee Enrichment Officer',
                summary: 'See him when you want to learn something or need a change.',
                text: ['He looks after training, recognition and contact between sites.'],
                image: {
                  ...bassScrollFiles,
                  alt: 'The scroll and the brass tuning machines of an upright bass, held in a wooden block lined with mint green felt',
                  focus: { x: 0.5, y: 0.45 },
                },
              },
            ],
            id: 'ask-renee-or-marcus-first',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'See If It Suits You',
            text: 'The best way to judge a culture is to talk with the people in it. Meet the team, or look at the work we’re hiring for.',
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
