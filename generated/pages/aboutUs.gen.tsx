// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import countyMapFiles from '../../src/images/county-map.avif?focus=0.74+0.31&picture'
import finishedArchFiles from '../../src/images/finished-arch.avif?focus=0.62+0.4&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
            'A small company in Rockville, Maryland, doing work with little room for error.',
          images: [
            {
              ...countyMapFiles,
              alt: 'A relief of Montgomery County, sawn from layers of wood: dark walnut by the river, pale maple on the hills; a brass pin marks Rockville',
              focus: { x: 0.74, y: 0.31 },
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
            label: 'Who We Are',
            heading: 'Security and Engineering Under One Roof',
            paragraphs: [
              <>
                {
                  'Keystead Solutions was founded in 2015 and is headquartered in Rockville, Maryland. It was acquired in 2023 by a certified small, '
                }
                <span className="unbroken">women-owned</span>
                {' business.'}
              </>,
              'Our seven services run from acquisition support to incident response. Customers include the Department of Defense, the Intelligence Community, civilian, state and local agencies, and companies in five industries.',
              'A keystone is the last stone set in an arch, and it lets the others carry their load. Our name comes from it.',
            ],
            points: [],
            image: {
              ...finishedArchFiles,
              alt: 'A finished arch of sandstone blocks on a workbench, with a paler keystone; from it, a brass plumb bob hangs on a mint green cord',
              focus: { x: 0.62, y: 0.4 },
            },
            actions: [],
            id: 'security-and-engineering-under-one-roof',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'tint',
            heading: 'It Began Above a Bookshop',
            steps: [
              {
                label: '2015',
                title: 'Founded in Rockville',
                text: 'Three engineers, one customer and a room above a bookshop.',
              },
              {
                label: '2020',
                title: 'First Prime Contract',
                text: 'A defense agency hires us to move eleven systems into one boundary.',
              },
              {
                label: '2023',
                title: 'A Parent Company',
                text: 'The company changes hands. The name, the people and the office stay.',
              },
              {
                label: '2026',
                title: 'CMMC Level 2',
                text: (
                  <>
                    {
                      'Our firmware laboratory opens, and an assessment confirms all 110 requirements of '
                    }
                    <span className="unbroken">NIST SP 800-171</span>
                    {'.'}
                  </>
                ),
              },
            ],
            id: 'it-began-above-a-bookshop',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'dark',
            label: 'Why We Are Different',
            heading: 'What Customers Notice',
            numbered: false,
            blocks: [
              {
                title: 'Access Before the Award',
                text: (
                  <>
                    {'About 99% of our '}
                    <span className="unbroken">140 people</span>
                    {' hold a TS/SCI clearance with a '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph. Nobody waits for access to start a cleared task.'}
                  </>
                ),
              },
              {
                title: 'Nothing to Sell Afterward',
                text: 'We resell no products and take no commissions, so our advice can be to buy nothing.',
              },
              {
                title: 'Two Names on Every Result',
                text: 'A second engineer repeats each finding before it’s reported, then signs beside the first.',
              },
              {
                title: 'Small, With a Parent to Call On',
                text: 'You talk to the people who decide, and a parent company stands behind them.',
              },
            ],
            id: 'what-customers-notice',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Why we exist',
            heading: 'Our Mission',
            paragraphs: [
              'We back what we say with evidence: a test that someone else can repeat, a log or a signed record.',
            ],
            layout: 'row',
            points: [],
            quote:
              'We make sure the systems our customers depend on work as intended and withstand attack.',
            actions: [],
            id: 'our-mission',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Where we’re going',
            heading: 'Our Vision',
            paragraphs: [
              'The people who build a system and the people who defend it should work from the same requirements, the same tests and the same schedule.',
            ],
            layout: 'row',
            points: [],
            quote: 'Security and engineering practiced as one discipline.',
            actions: [],
            id: 'our-vision',
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'tint',
            heading: 'How We Work and Who We Are',
            links: [
              { text: 'Our Values', to: '/about-us/values' },
              { text: 'Our Culture', to: '/about-us/culture' },
              { text: 'Our Team', to: '/about-us/team' },
            ],
            id: 'how-we-work-and-who-we-are',
          }}
        />
      </BelowFold>
    </>
  )
}
