// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import policyFiles from '../../src/images/policy.avif?focus=0.68+0.3&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import type { PageMeta } from '../../src/shell/pageModule.ts'

/** What the document says of the page. */
export const page = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'Accessibility statement of the Keystead Solutions website: WCAG 2.2 level AA and Section 508, how the site helps, known limits, and how to report a barrier.',
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
          'Accessibility statement of the Keystead Solutions website: WCAG 2.2 level AA and Section 508, how the site helps, known limits, and how to report a barrier.',
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

/** The page, from top to bottom. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          title: 'Accessibility',
          headline: 'This website should work for everyone, whatever they read it with.',
          images: [
            {
              ...policyFiles,
              alt: 'Ruled planes that stand one behind the other, one of them edged in green',
              focus: { x: 0.68, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <Prose
        section={{
          kind: 'prose',
          tone: 'plain',
          heading: 'What We Aim For',
          paragraphs: [
            'We build this website to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That includes the WCAG 2.0 level A and AA criteria which the Revised Section 508 Standards require of federal agencies.',
            'Every page is checked before it is published, by two automated accessibility engines and by tests of our own: at the widths of a phone and a desktop, with menus open, with forms in error and sent, with enlarged and spaced text, in forced colors, with reduced motion, and by keyboard alone. We know of no failure of WCAG 2.2 AA in our own pages.',
            'Such tests do not find everything. The site has not been audited by an independent body, and people who use assistive technology every day have not yet tested it. So we depend on those who tell us what we missed.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'what-we-aim-for',
        }}
      />
      <FeatureBlocks
        section={{
          kind: 'featureBlocks',
          tone: 'tint',
          heading: 'How the Site Helps',
          layout: 'grid',
          blocks: [
            {
              title: 'Keyboard',
              text: 'Every link, menu and form can be reached and used without a mouse, and the focus can be seen. The first Tab on a page offers to skip to the content.',
              points: [],
            },
            {
              title: 'Screen readers',
              text: 'Headings, landmarks and labels follow the structure that you see. Images have descriptions, and the result of sending a form is announced.',
              points: [],
            },
            {
              title: 'Motion',
              text: 'The rotating images on the home page can be paused, stop when they have your attention, and do not rotate at all if your system asks for reduced motion.',
              points: [],
            },
            {
              title: 'Reading',
              text: 'Text can be enlarged and pages reflow to a narrow screen. Contrast is chosen to meet level AA, also over images.',
              points: [],
            },
            {
              title: 'Forms',
              text: 'Errors are named in words beside the field. What you typed is kept if sending fails.',
              points: [],
            },
            {
              title: 'Without scripts',
              text: 'Pages, links and forms work when JavaScript is turned off.',
              points: [],
            },
          ],
          id: 'how-the-site-helps',
        }}
      />
      <Prose
        section={{
          kind: 'prose',
          tone: 'plain',
          heading: 'Known Limits',
          paragraphs: [
            'We know of these limits. The first two are parts made by others, whose behavior we cannot change.',
          ],
          points: [
            'The interactive map on the contact page. The same information stands beside it as text, with a link to directions.',
            'Our applicant-tracking site. If you meet a barrier there, tell us and we will take your application in another way.',
            'The capabilities statement, which we send on request. Ask for it in another form if you need one.',
            'Browsers older than those of 2024. Text, links and forms work there, but the menu may stay folded; the list of all pages at the end of each page leads on.',
          ],
          imageSide: 'right',
          actions: [],
          id: 'known-limits',
        }}
      />
      <FactSheet
        section={{
          kind: 'factSheet',
          id: 'report',
          tone: 'tint',
          heading: 'Report a Barrier',
          intro:
            'Tell us the page, what you tried and what you use to read it. If you need something from this website in another form, ask for that too.',
          facts: [
            {
              term: 'Email',
              values: ['accessibility@example.com'],
              link: 'mailto:accessibility@example.com',
            },
            { term: 'Phone', values: ['(301) 555-0142'], link: 'tel:+13015550142' },
            { term: 'We answer', values: ['Within five business days'] },
            { term: 'Last reviewed', values: ['November 20, 2026'] },
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
    </>
  )
}
