// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import customersFiles from '../../src/images/customers.avif?focus=0.71+0.25&picture'
import { ButtonLinks } from '../../src/sections/buttonLinks/ButtonLinks.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/customers',
  title: 'Customers',
  description:
    'Keystead Solutions serves commercial companies in five sectors and government customers from DoD and the Intelligence Community to state and local agencies.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/customers',
        url: 'https://www.example.com/customers',
        name: 'Customers',
        description:
          'Keystead Solutions serves commercial companies in five sectors and government customers from DoD and the Intelligence Community to state and local agencies.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/customers#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/customers#breadcrumbs',
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
            name: 'Customers',
            item: 'https://www.example.com/customers',
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
          title: 'Customers',
          headline:
            'Companies and agencies work under different rules. Their systems fail in much the same ways.',
          images: [
            {
              ...customersFiles,
              alt: 'Two networks of points that meet and connect',
              focus: { x: 0.71, y: 0.25 },
            },
          ],
          rotateSeconds: 5,
          actions: [
            { text: 'Commercial Customers', to: '/customers/commercial' },
            { text: 'Government Customers', to: '/customers/government' },
          ],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'What Each Side Teaches the Other',
            paragraphs: [
              'Government work teaches rigor: requirements that can be tested, evidence that survives an assessment, adversaries who are patient and well funded. Commercial work teaches pace: a change that customers notice within days, and a cost that has to be earned back.',
              'We serve both and keep them apart where they must be kept apart.',
            ],
            points: [],
            imageSide: 'right',
            quote: 'Methods carry over from one to the other. Data and findings do not.',
            actions: [],
            id: 'what-each-side-teaches-the-other',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            label: 'Industry',
            heading: 'Commercial Sectors',
            intro: 'Companies that answer to customers, regulators and their own supply chains.',
            perRow: 5,
            cards: [
              {
                icon: 'cpu',
                title: 'Technology',
                titlePosition: 'below',
                link: '/customers/commercial',
              },
              {
                icon: 'building-bank',
                title: 'Finance',
                titlePosition: 'below',
                link: '/customers/commercial',
              },
              {
                icon: 'heartbeat',
                title: 'Healthcare',
                titlePosition: 'below',
                link: '/customers/commercial',
              },
              {
                icon: 'building-factory-2',
                title: 'Manufacturing',
                titlePosition: 'below',
                link: '/customers/commercial',
              },
              {
                icon: 'building-store',
                title: 'Retail',
                titlePosition: 'below',
                link: '/customers/commercial',
              },
            ],
            id: 'commercial-sectors',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            label: 'Public sector',
            heading: 'Government Sectors',
            intro:
              'Organizations that answer to the public, from a combatant command to a county office.',
            perRow: 5,
            cards: [
              {
                icon: 'shield',
                title: 'DoD',
                titlePosition: 'below',
                link: '/customers/government',
              },
              {
                icon: 'eye',
                title: 'Intelligence Community',
                titlePosition: 'below',
                link: '/customers/government',
              },
              {
                icon: 'flag',
                title: 'Federal',
                titlePosition: 'below',
                link: '/customers/government',
              },
              {
                icon: 'map-2',
                title: 'State',
                titlePosition: 'below',
                link: '/customers/government',
              },
              {
                icon: 'building-community',
                title: 'Local',
                titlePosition: 'below',
                link: '/customers/government',
              },
            ],
            id: 'government-sectors',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'dark',
            heading: 'What Both Can Expect',
            layout: 'columns',
            blocks: [
              {
                title: 'One accountable lead',
                text: 'One named person answers for the work and has the authority to change the plan.',
                points: [],
              },
              {
                title: 'Findings in your language',
                text: 'Engineers get the detail. Executives get the consequence, the options and the cost of each.',
                points: [],
              },
              {
                title: 'A clean handover',
                text: 'Models, code, scripts and documents are handed over in formats that your next supplier can open.',
                points: [],
              },
            ],
            id: 'what-both-can-expect',
          }}
        />
        <ButtonLinks
          section={{
            kind: 'buttonLinks',
            tone: 'plain',
            heading: 'Read More',
            links: [
              { text: 'For Companies', to: '/customers/commercial' },
              { text: 'For Agencies', to: '/customers/government' },
            ],
            id: 'read-more',
          }}
        />
      </BelowFold>
    </>
  )
}
