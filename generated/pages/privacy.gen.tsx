// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import policyFiles from '../../src/images/policy.avif?focus=0.68+0.3&picture'
import { DataFlows } from '../../src/sections/dataFlows/DataFlows.tsx'
import { DeviceStorage } from '../../src/sections/deviceStorage/DeviceStorage.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import type { PageMeta } from '../../src/shell/pageModule.ts'

/** What the document says of the page. */
export const page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this website sends, to whom, when and why, and what it keeps in your own browser: no cookies, no analytics, and nothing from others before you agree.',
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
          'What this website sends, to whom, when and why, and what it keeps in your own browser: no cookies, no analytics, and nothing from others before you agree.',
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

/** The page, from top to bottom. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          title: 'Privacy',
          headline: 'What this website sends and stores, and when it asks you first.',
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
          heading: 'In Short',
          paragraphs: ['You can read every page without telling us who you are.'],
          points: [
            'The site sets no cookies and uses no analytics, advertising or social media code.',
            'It sends what you write only when you send a form.',
            'What comes from other companies and could follow you loads only after you agree. Refusing takes one press, and you can change your mind at the foot of every page.',
            'If your browser sends Global Privacy Control, we count that as a refusal until you say otherwise.',
          ],
          imageSide: 'right',
          actions: [],
          id: 'in-short',
        }}
      />
      <DataFlows
        section={{
          kind: 'dataFlows',
          tone: 'tint',
          heading: 'Who Is Contacted',
          intro:
            'Your browser contacts this website, and nobody else but those who are named here. The list is made from what the site is built of.',
          none: 'Your browser contacts this website alone.',
          id: 'who-is-contacted',
        }}
      />
      <Prose
        section={{
          kind: 'prose',
          tone: 'plain',
          heading: 'What We Do With Your Message',
          paragraphs: [
            'We use a message to answer you, and a registration also to talk with you about the event and about work with us. Sending the form is your consent to this; if you would rather not use it, call us. The servers of this website keep no copy.',
            'We do not sell or rent what you send. We delete inquiries that lead to no contract and registrations that lead to no application after two years.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'what-we-do-with-your-message',
        }}
      />
      <DeviceStorage
        section={{
          kind: 'deviceStorage',
          tone: 'tint',
          heading: 'What Stays on Your Device',
          intro: 'The site keeps this in your own browser, and does not send any of it to us.',
          id: 'what-stays-on-your-device',
        }}
      />
      <Prose
        section={{
          kind: 'prose',
          tone: 'plain',
          heading: 'Links and Server Records',
          paragraphs: [
            'Links to our applicant-tracking site, to our page on a professional network and to directions lead to other companies, whose own privacy notices apply there.',
            'To deliver a page, the hosting service has to know your IP address and which page your browser asked for. It may keep these in technical records for security and operation. We do not combine them with messages that you send.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'links-and-server-records',
        }}
      />
      <FactSheet
        section={{
          kind: 'factSheet',
          tone: 'tint',
          heading: 'Questions and Requests',
          intro: 'Ask us what we hold about you, or ask us to correct or delete it.',
          facts: [
            { term: 'Email', values: ['privacy@example.com'], link: 'mailto:privacy@example.com' },
            { term: 'Phone', values: ['(301) 555-0142'], link: 'tel:+13015550142' },
            { term: 'Last reviewed', values: ['November 20, 2026'] },
          ],
          id: 'questions-and-requests',
        }}
      />
    </>
  )
}
