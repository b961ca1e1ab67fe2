// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import cardDrawerFiles from '../../src/images/card-drawer.avif?focus=0.6+0.12&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { DataFlows } from '../../src/sections/dataFlows/DataFlows.tsx'
import { DeviceStorage } from '../../src/sections/deviceStorage/DeviceStorage.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this website sends, to whom, when and why, and what it stores in your browser. Other companies get nothing before you agree.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/privacy',
        url: 'https://www.example.com/privacy',
        name: 'Privacy',
        description:
          'What this website sends, to whom, when and why, and what it stores in your browser. Other companies get nothing before you agree.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/privacy#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/privacy#breadcrumbs',
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
            name: 'Privacy',
            item: 'https://www.example.com/privacy',
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
          title: 'Privacy',
          headline: 'What this website sends and stores, and for how long.',
          images: [
            {
              ...cardDrawerFiles,
              alt: 'A drawer of index cards labeled What we keep; one card with a mint green tab stands up, and says how long a name is kept and who it is shared with',
              focus: { x: 0.6, y: 0.12 },
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
            heading: 'The Short Version',
            paragraphs: ['You can read every page without telling us who you are.'],
            points: [
              <>
                {'What you write leaves your browser only when you '}
                <LinkTo to="/contact-us#form">send a form</LinkTo>
                {'.'}
              </>,
              'No other company can follow you here. If a page offers content from one, it loads only after you agree.',
              'If your browser sends a Global Privacy Control signal, we treat it as a refusal unless you choose otherwise.',
            ],
            actions: [],
            id: 'the-short-version',
          }}
        />
        <DataFlows
          section={{
            kind: 'dataFlows',
            tone: 'tint',
            heading: 'Services Your Browser Contacts',
            intro: 'Your browser contacts this website and what’s listed here, and nothing else.',
            none: 'Your browser contacts only this website.',
            id: 'services-your-browser-contacts',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'What We Do With Your Message',
            paragraphs: [
              <>
                {
                  'We use your message to answer you. We use a registration to talk with you about working with us. By sending the form you agree to this. If you’d rather not use the form, please '
                }
                <LinkTo to="/contact-us#visit-or-call">call us</LinkTo>
                {'.'}
              </>,
              'We don’t sell or rent what you send. After two years, we delete inquiries that didn’t lead to a contract and registrations that didn’t lead to an application.',
            ],
            points: [],
            actions: [],
            id: 'what-we-do-with-your-message',
          }}
        />
        <DeviceStorage
          section={{
            kind: 'deviceStorage',
            tone: 'tint',
            heading: 'What the Site Stores on Your Device',
            intro: 'The site stores this in your browser and doesn’t send us any of it.',
            id: 'what-the-site-stores-on-your-device',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'What Other Sites and Servers Record',
            paragraphs: [
              <>
                {'Our links to the job application site, our LinkedIn page and '}
                <LinkTo to="/contact-us#visit-or-call">directions</LinkTo>
                {' lead to other companies, whose own privacy notices apply there.'}
              </>,
              'To deliver a page, the hosting service needs your IP address and the address of the page. It may keep both in server logs for security and operation. We don’t combine these logs with the messages you send.',
            ],
            points: [],
            actions: [],
            id: 'what-other-sites-and-servers-record',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            heading: 'Ask What We Have About You',
            intro: 'You can also ask us to correct or delete it.',
            layout: 'list',
            facts: [
              {
                term: 'Email',
                values: ['privacy@example.com'],
                link: 'mailto:privacy@example.com',
              },
              { term: 'Phone', values: ['(301) 555-0142'], link: 'tel:+13015550142' },
              { term: 'Last Reviewed', values: ['November 20, 2026'] },
            ],
            id: 'ask-what-we-have-about-you',
          }}
        />
      </BelowFold>
    </>
  )
}
