// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import policyFiles from '../../src/images/policy.avif?focus=0.68+0.42&picture'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import type { PageMeta } from '../../src/shell/pageModule.ts'
/** What the document says of the page. */
export const page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this website sends, to whom and when: two forms, drafts kept in your own browser, a map that loads only if you agree, no cookies and no analytics.',
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
          'What this website sends, to whom and when: two forms, drafts kept in your own browser, a map that loads only if you agree, no cookies and no analytics.',
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
              alt: 'Ruled planes, one above the other',
              focus: { x: 0.68, y: 0.42 },
              color: '#0d192a',
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <Prose
        section={{
          tone: 'plain',
          heading: 'In Short',
          kind: 'prose',
          paragraphs: ['You can read every page without telling us who you are.'],
          points: [
            'The site sets no cookies and uses no analytics, advertising or social media code.',
            'It sends your data only when you send a form.',
            'Unsent drafts stay in your browser tab.',
            'An interactive map loads only after you agree.',
          ],
          imageSide: 'right',
          actions: [],
          id: 'in-short',
        }}
      />
      <FactSheet
        section={{
          tone: 'tint',
          heading: 'What the Forms Send',
          intro:
            'Nothing leaves your device before you press the button. Fields marked with * are required; leave the others empty if you like.',
          kind: 'factSheet',
          facts: [
            {
              term: 'Contact form',
              values: ['Name, email and phone', 'Company, title and message, if you fill them in'],
            },
            {
              term: 'Registration form',
              values: [
                'Name, email and phone',
                'Job interests, questions and comments, if you give any',
                'The fixed subject “Green to Blue”',
              ],
            },
            {
              term: 'Both forms',
              values: [
                'An access key that tells the form service which account the message belongs to',
                'Your email address a second time, so that we can reply',
                'A hidden field that stays empty unless a program fills it in, as protection from spam',
              ],
            },
          ],
          id: 'what-the-forms-send',
        }}
      />
      <Prose
        section={{
          tone: 'plain',
          heading: 'Where Your Message Goes',
          kind: 'prose',
          paragraphs: [
            'The form goes over an encrypted connection straight from your browser to a form-submission service, a company that we have chosen to deliver these messages to us. It sees what you entered and, as with every connection, your IP address. The servers of this website do not receive it.',
            'We use the message to answer you, and a registration also to talk with you about the event and about work with us. Sending the form is your consent to this; if you would rather not use the service, call us.',
            'We do not sell or rent what you send. We delete inquiries that lead to no contract and registrations that lead to no application after two years.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'where-your-message-goes',
        }}
      />
      <FactSheet
        section={{
          tone: 'tint',
          heading: 'What Stays on Your Device',
          intro:
            'Two things are kept in your own browser. The site does not send either of them to us.',
          kind: 'factSheet',
          facts: [
            {
              term: 'Form drafts',
              values: [
                'Kept in the session storage of the tab, so that you do not lose your text when the page reloads',
                'Removed when the form has been sent or the tab is closed',
              ],
            },
            {
              term: 'Your privacy choice',
              values: [
                'Kept in local storage, so that we do not ask on every page',
                'Changed with “Privacy choices” at the foot of each page, or removed with the site data in your browser settings',
              ],
            },
          ],
          id: 'what-stays-on-your-device',
        }}
      />
      <Prose
        section={{
          tone: 'plain',
          heading: 'Maps and Other Sites',
          kind: 'prose',
          paragraphs: [
            'Where our contact page offers an interactive map, the map comes from Google Maps and is loaded only after you agree. Google then learns your IP address and may use storage in your browser under its own terms. Without your consent no request goes to Google, and you see our address and a link to directions. If your browser sends Global Privacy Control, we count that as a refusal until you say otherwise.',
            'Links to our applicant-tracking site, to our page on a professional network and to directions lead to other companies, whose own privacy notices apply there.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'maps-and-other-sites',
        }}
      />
      <Prose
        section={{
          tone: 'tint',
          heading: 'Server Records',
          kind: 'prose',
          paragraphs: [
            'To deliver a page, the hosting service has to know your IP address and which page your browser asked for. It may keep these in technical records for security and operation. We do not combine them with messages that you send.',
          ],
          points: [],
          imageSide: 'right',
          actions: [],
          id: 'server-records',
        }}
      />
      <FactSheet
        section={{
          tone: 'plain',
          heading: 'Questions and Requests',
          intro: 'Ask us what we hold about you, or ask us to correct or delete it.',
          kind: 'factSheet',
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
