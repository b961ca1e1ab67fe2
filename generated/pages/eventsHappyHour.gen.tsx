// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import badgesFiles from '../../src/images/badges.avif?focus=0.82+0.4&picture'
import { AfterEvent } from '../../src/parts/AfterEvent.tsx'
import { EventDetails } from '../../src/sections/eventDetails/EventDetails.tsx'
import { Form } from '../../src/sections/form/Form.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import { happyHourEvent } from '../events/happyHour.gen.ts'
import { registrationForm } from '../forms/registration.gen.ts'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/events/happy-hour',
  title: 'Events - Happy Hour',
  description:
    'The Keystead Solutions happy hour of July 18, 2025, in Hanover, Maryland, for candidates holding TS/SCI/FSP: details, the roles, and a form to register.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/events/happy-hour',
        url: 'https://www.example.com/events/happy-hour',
        name: 'Events - Happy Hour',
        description:
          'The Keystead Solutions happy hour of July 18, 2025, in Hanover, Maryland, for candidates holding TS/SCI/FSP: details, the roles, and a form to register.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/events/happy-hour#breadcrumbs' },
      },
      {
        '@type': 'Event',
        '@id': 'https://www.example.com/events/happy-hour#event',
        name: 'Keystead Solutions Happy Hour',
        description:
          'The Keystead Solutions happy hour of July 18, 2025, in Hanover, Maryland, for candidates holding TS/SCI/FSP: details, the roles, and a form to register.',
        url: 'https://www.example.com/events/happy-hour',
        image: [
          'https://www.example.com/images/eventsHappyHour-16x9.jpg',
          'https://www.example.com/images/eventsHappyHour-4x3.jpg',
          'https://www.example.com/images/eventsHappyHour-1x1.jpg',
        ],
        startDate: '2025-07-18T15:00:00-04:00',
        endDate: '2025-07-18T17:00:00-04:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: 'The Copper Lantern',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '7400 Lantern Way',
            addressLocality: 'Hanover',
            addressRegion: 'MD',
            postalCode: '21076',
            addressCountry: 'US',
          },
        },
        audience: { '@type': 'Audience', audienceType: 'Candidates holding TS/SCI/FSP' },
        organizer: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/events/happy-hour#breadcrumbs',
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
            name: 'Events - Happy Hour',
            item: 'https://www.example.com/events/happy-hour',
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
      <AfterEvent
        of={Hero}
        section={{
          label: 'Events',
          title: 'Keystead Solutions Happy Hour',
          headline: 'Go from blue to green: keep the mission, change the badge.',
          overlay:
            'Did you retire? Did you take the Deferred Resignation Program (DRP)? Your clearance and experience are still needed.',
          images: [
            {
              ...badgesFiles,
              alt: 'Two printed badges on lanyards on a wooden bench: a blue one for government staff on the left, a green one for a contractor on the right',
              focus: { x: 0.82, y: 0.4 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Register', to: '/events/happy-hour#register' }],
          size: 'band',
          afterEvent: {
            event: '2025-07-18T21:00:00.000Z',
            headline:
              'From blue to green: the happy hour of July 18, 2025, is over, but we’re still hiring.',
            actions: [
              { text: 'Register Your Interest', to: '/events/happy-hour#register' },
              { text: 'See Careers', to: '/careers' },
            ],
          },
        }}
      />
      <BelowFold>
        <AfterEvent
          of={EventDetails}
          section={{
            kind: 'eventDetails',
            tone: 'plain',
            heading: 'Meet Us in Hanover',
            afterEvent: {
              event: '2025-07-18T21:00:00.000Z',
              heading: (
                <>
                  {'July '}
                  <span className="unbroken">18 in</span>
                  {' Hanover'}
                </>
              ),
            },
            event: happyHourEvent,
            paragraphs: [
              <>
                {
                  'It was an informal afternoon at a restaurant in Hanover, Maryland, for candidates holding a TS/SCI clearance with a '
                }
                <span className="unbroken">full-scope</span>
                {' polygraph (FSP).'}
              </>,
            ],
            id: 'meet-us-in-hanover',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'Blue badge, green badge',
            heading: 'From Blue to Green',
            paragraphs: [
              'You carried a government employee’s blue badge for years. Then came retirement or the DRP, and the question of what to do with skills you can’t describe in public.',
              'A contractor’s green badge is one answer. The mission can stay the same. The employer changes: here, to a small company headquartered in Rockville.',
            ],
            layout: 'margin',
            points: [
              'The people beside you hold the same clearance and know not to ask.',
              'Most of us have left government service ourselves.',
              <>
                {'Your agency ethics official can tell you which '}
                <span className="unbroken">post-employment</span>
                {' rules apply. Please ask before you discuss a position with us.'}
              </>,
            ],
            actions: [],
            id: 'from-blue-to-green',
          }}
        />
        <Form
          section={{
            kind: 'form',
            id: 'register',
            tone: 'tint',
            heading: 'Tell Us What Work You Want',
            intro: 'We need your name, email and phone. The rest is up to you.',
            form: registrationForm,
            points: [
              <>
                <strong>Within two business days</strong>
                {', a recruiter compares your interests with the work we have and expect.'}
              </>,
              <>
                <strong>Within a week</strong>
                {', you hear from us either way.'}
              </>,
              'If there’s a fit, you talk with the people who do the work. All of it stays unclassified.',
            ],
          }}
        />
      </BelowFold>
    </>
  )
}
