// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import brailleFiles from '../../src/images/braille.avif?focus=0.66+0.14&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'Accessibility statement of the Keystead Solutions website: WCAG 2.2 level AA and Section 508, features, known limitations, and how to report a problem.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/accessibility',
        url: 'https://www.example.com/accessibility',
        name: 'Accessibility',
        description:
          'Accessibility statement of the Keystead Solutions website: WCAG 2.2 level AA and Section 508, features, known limitations, and how to report a problem.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/accessibility#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/accessibility#breadcrumbs',
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
            name: 'Accessibility',
            item: 'https://www.example.com/accessibility',
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
          title: 'Accessibility',
          headline:
            'This website should work for everyone, on any device and with any assistive technology.',
          images: [
            {
              ...brailleFiles,
              alt: 'A sheet of embossed braille in low light; on it a brass slate with its rows of notched windows and mint green studs, and a stylus with a wooden handle',
              focus: { x: 0.66, y: 0.14 },
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
            tone: 'plain',
            heading: (
              <>
                {'We Aim for '}
                <span className="unbroken">WCAG 2.2</span>
                {' AA and Section 508'}
              </>
            ),
            paragraphs: [
              <>
                {'We build this website to conform to the '}
                <LinkTo to="https://www.w3.org/TR/WCAG22/">
                  Web Content Accessibility Guidelines (WCAG) 2.2
                </LinkTo>
                {' at level AA. This includes the '}
                <span className="unbroken">WCAG 2.0</span>
                {' level A and AA criteria that the '}
                <LinkTo to="https://www.access-board.gov/ict/">
                  Revised Section 508 Standards
                </LinkTo>
                {' require of federal agencies.'}
              </>,
              <>
                {'We know of no '}
                <span className="unbroken">WCAG 2.2</span>
                {
                  ' AA failures on our own pages. But tests don’t find every problem, no independent organization has audited the site, and people who use assistive technology every day haven’t tested it yet. If we missed something, please '
                }
                <LinkTo to="/accessibility#report">report it</LinkTo>
                {'.'}
              </>,
              'Before we publish a page, two automated accessibility checkers and our own tests check it:',
            ],
            points: [
              'At phone and desktop widths, with open menus',
              'With forms that show errors or have been sent',
              'With larger text and wider text spacing',
              'In forced colors and with reduced motion',
              'With the keyboard alone',
            ],
            actions: [],
            id: 'we-aim-for-wcag-2-2-aa-and-section-508',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            heading: 'How the Site Works for You',
            numbered: false,
            blocks: [
              {
                title: 'Keyboard',
                text: 'You can reach and use every link, menu and form without a mouse, and you can see where the keyboard focus is. The first press of Tab on a page shows a link that skips to the content.',
              },
              {
                title: 'Screen Readers',
                text: 'Headings, landmarks and labels follow the visible structure of the page. Images have text descriptions, and the result of sending a form is announced.',
              },
              {
                title: 'Motion',
                text: 'You can pause the rotating images on the home page. They also stop while the pointer is over them and when the keyboard focus reaches them, and they don’t rotate at all if your system asks for reduced motion.',
              },
              {
                title: 'Reading',
                text: 'You can enlarge the text, and pages adapt to narrow screens. Text contrast meets level AA, even over images.',
              },
              {
                title: 'Forms',
                text: 'Each error is described in text next to its field. If sending fails, the form keeps what you typed.',
              },
              {
                title: 'Without JavaScript',
                text: 'Pages, links and forms work when JavaScript is turned off.',
              },
            ],
            id: 'how-the-site-works-for-you',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Limitations We Know Of',
            paragraphs: ['Each one has a way around it.'],
            points: [
              <>
                {'The map on the '}
                <LinkTo to="/contact-us#visit-or-call">contact page</LinkTo>
                {'. The same information is next to it as text, with a link to directions.'}
              </>,
              'Our job application site, which another company made. If you can’t use it, let us know and we’ll accept your application another way.',
              'The capabilities statement, which is a PDF. Ask for another format if you need one.',
              'Browsers from before 2024. Text, links and forms work in them, but the menu may not open. Use the list of pages at the bottom of every page instead.',
            ],
            actions: [],
            id: 'limitations-we-know-of',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            id: 'report',
            tone: 'tint',
            heading: 'Report an Accessibility Problem',
            intro:
              'Say which page it is, what you tried to do, and which browser or assistive technology you use. You can also ask for anything on this website in another format.',
            layout: 'list',
            facts: [
              {
                term: 'Email',
                values: ['accessibility@example.com'],
                link: 'mailto:accessibility@example.com',
              },
              { term: 'Phone', values: ['(301) 555-0142'], link: 'tel:+13015550142' },
              { term: 'Response Time', values: ['Within five business days'] },
              { term: 'Last Reviewed', values: ['November 20, 2026'] },
            ],
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'plain',
            heading: 'Other Ways to Reach Us',
            links: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'Accommodation for Applicants', to: '/careers#equal-opportunity' },
            ],
            id: 'other-ways-to-reach-us',
          }}
        />
      </BelowFold>
    </>
  )
}
