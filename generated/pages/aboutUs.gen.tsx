// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import valuesFiles from '../../src/images/arch.avif?focus=0.78+0.42&picture'
import countyMapBackground from '../../src/images/county-map.avif?focus=0.66+0.5&shape=portrait&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Highlights } from '../../src/sections/highlights/Highlights.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/about-us',
  title: 'About Us',
  description:
    'Founded in 2015, with headquarters in Rockville, Maryland: who Keystead Solutions is, why we are different, our mission and our vision.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/about-us',
        url: 'https://www.example.com/about-us',
        name: 'About Us',
        description:
          'Founded in 2015, with headquarters in Rockville, Maryland: who Keystead Solutions is, why we are different, our mission and our vision.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/about-us#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/about-us#breadcrumbs',
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
          title: 'About Us',
          headline:
            'A small company in Rockville, Maryland, for work that leaves little room for error.',
          images: [
            {
              ...countyMapBackground,
              alt: 'A map of Maryland, sawn from pale wood; Montgomery County is dark, with a brass pin at Rockville',
              focus: { x: 0.66, y: 0.5 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Meet Our Team', to: '/about-us/team' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Who We Are',
            paragraphs: [
              <>
                {
                  'Keystead Solutions was founded in 2015 and has its headquarters in Rockville, Maryland. In 2023 it was acquired by a certified small, '
                }
                <span className="unbroken">women-owned</span>
                {' business.'}
              </>,
              'We provide cybersecurity, information assurance, program management, software engineering, systems engineering, acquisition support and Zero Trust services. We serve the Department of Defense, the Intelligence Community, federal, state and local agencies, and companies in technology, finance, healthcare, manufacturing and retail.',
              'A keystone is the last stone set in an arch, and it lets the others carry their load. Good engineering does the same for a program.',
            ],
            points: [],
            image: {
              ...valuesFiles,
              alt: 'The keystone of an arch of warm sandstone, lit from the side by a low sun',
              focus: { x: 0.78, y: 0.42 },
            },
            imageSide: 'right',
            actions: [],
            id: 'who-we-are',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'tint',
            heading: 'Milestones',
            steps: [
              {
                label: '2015',
                title: 'Founded in Rockville',
                text: 'Three engineers, one customer and a room above a bookshop.',
              },
              {
                label: '2019',
                title: 'First prime contract',
                text: 'A defense agency awards us work that we had done for others before.',
              },
              {
                label: '2023',
                title: 'Women-owned parent',
                text: 'A certified small business acquires us. Name, people and office stay.',
              },
              {
                label: '2026',
                title: 'CMMC Level 2',
                text: (
                  <>
                    {'A laboratory for firmware opens, and an assessment confirms all '}
                    <span className="unbroken">110 points</span>
                    {' of '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {'.'}
                  </>
                ),
              },
            ],
            id: 'milestones',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'dark',
            heading: 'Why We Are Different',
            intro: 'Four habits that a customer notices within the first month.',
            highlights: [
              {
                title: 'Access before the award',
                description: (
                  <>
                    {'About 99% of our '}
                    <span className="unbroken">140 people</span>
                    {' hold a TS/SCI clearance with a '}
                    <span className="unbroken">full-scope</span>
                    {
                      ' polygraph. A cleared task can be staffed by people who already hold the access.'
                    }
                  </>
                ),
              },
              {
                title: 'Nothing to sell afterward',
                description:
                  'We resell no products and take no commissions, so a recommendation can be to buy nothing.',
              },
              {
                title: 'Two names on every result',
                description:
                  'A second engineer repeats each finding before it is reported, and signs beside the first.',
              },
              {
                title: 'Small, with a parent to call on',
                description: (
                  <>
                    {'Our parent company since 2023 is a certified small, '}
                    <span className="unbroken">women-owned</span>
                    {' business. You talk to the people who decide.'}
                  </>
                ),
              },
            ],
            id: 'why-we-are-different',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            heading: 'What We Are Here For',
            layout: 'columns',
            blocks: [
              {
                title: 'Our Mission',
                text: 'To make sure that the systems our customers depend on work as intended and withstand attack. We do this with trustworthy people, sound engineering and evidence that can be checked.',
                points: [],
              },
              {
                title: 'Our Vision',
                text: 'We want to see security and engineering practiced as one discipline, so that every system is delivered with the evidence that it can be trusted, in a form that its owner can verify.',
                points: [],
              },
            ],
            id: 'what-we-are-here-for',
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'tint',
            heading: 'More About Us',
            links: [
              { text: 'Our Values', to: '/about-us/values' },
              { text: 'Our Culture', to: '/about-us/culture' },
              { text: 'Our Team', to: '/about-us/team' },
            ],
            id: 'more-about-us',
          }}
        />
      </BelowFold>
    </>
  )
}
