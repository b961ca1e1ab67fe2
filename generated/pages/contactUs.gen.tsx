// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import brassPlateFiles from '../../src/images/brass-plate.avif?focus=0.67+0.25&picture'
import headquartersMapFiles from '../../src/images/headquarters-map.svg?focus=0.45+0.55&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { Addresses } from '../../src/sections/addresses/Addresses.tsx'
import { Form } from '../../src/sections/form/Form.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import { contactForm } from '../forms/contact.gen.ts'
import { headquartersPlace } from '../places/headquarters.gen.ts'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/contact-us',
  title: 'Contact Us',
  description:
    'Write to Keystead Solutions, call, or find our headquarters in Rockville, Maryland: for projects, teaming, capabilities statements, careers and questions.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ContactPage',
        '@id': 'https://www.example.com/contact-us',
        url: 'https://www.example.com/contact-us',
        name: 'Contact Us',
        description:
          'Write to Keystead Solutions, call, or find our headquarters in Rockville, Maryland: for projects, teaming, capabilities statements, careers and questions.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/contact-us#breadcrumbs' },
      },
      {
        '@type': 'Organization',
        '@id': 'https://www.example.com/#organization',
        name: 'Keystead Solutions',
        url: 'https://www.example.com/',
        description:
          'Cybersecurity and engineering services for government and commercial customers, from Rockville, Maryland.',
        logo: 'https://www.example.com/icon-512.png',
        sameAs: ['https://linkedin.example.com/company/keystead-solutions'],
        telephone: '+13015550142',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1200 Keystone Court, Suite 310',
          addressLocality: 'Rockville',
          addressRegion: 'MD',
          postalCode: '20850',
          addressCountry: 'US',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/contact-us#breadcrumbs',
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
            name: 'Contact Us',
            item: 'https://www.example.com/contact-us',
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
          title: 'Contact Us',
          headline:
            'For projects, teaming, capabilities statements or a question about working here.',
          images: [
            {
              ...brassPlateFiles,
              alt: 'A brass plate on a wall of pale stone, engraved with the symbol and the name of Keystead Solutions, above the button of a bell',
              focus: { x: 0.67, y: 0.25 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Write a Message', to: '/contact-us#form' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Addresses
          section={{
            kind: 'addresses',
            id: 'visit-or-call',
            tone: 'plain',
            heading: 'Find Us in Rockville',
            intro: 'Call before you visit, and bring a photo ID.',
            place: {
              ...headquartersPlace,
              mapImage: {
                ...headquartersMapFiles,
                alt: 'Map with a marker at Rockville, Maryland: on Interstate 270, northwest of Washington, D.C., and the Beltway.',
                focus: { x: 0.45, y: 0.55 },
              },
            },
            addresses: [],
            note: (
              <>
                <strong>By train:</strong>
                {' Metro Red Line or MARC to Rockville, then ten minutes on foot. '}
                <strong>By car:</strong>
                {' Interstate 270, exit 6, toward Rockville; visitors park behind the building.'}
              </>
            ),
          }}
        />
        <Form
          section={{
            kind: 'form',
            id: 'form',
            tone: 'tint',
            heading: 'Send a Message',
            intro:
              'We answer within two business days. If the subject is sensitive, don’t describe it here. Just say so, and we’ll call to agree on a suitable way to talk about it.',
            form: contactForm,
            points: [
              <>
                {'For '}
                <strong>projects</strong>
                {', say what has to keep running and which rules apply to it.'}
              </>,
              <>
                {'For a '}
                <strong>capabilities statement</strong>
                {', name your organization and any solicitation or notice number.'}
              </>,
              <>
                {'For '}
                <strong>teaming</strong>
                {', say which part of the work you’re looking for.'}
              </>,
              <>
                {'Contracting officers can also write to '}
                <LinkTo to="mailto:contracts@example.com">{'contracts@example.com'}</LinkTo>
                {', small business offices to '}
                <LinkTo to="mailto:smallbusiness@example.com">{'smallbusiness@example.com'}</LinkTo>
                {'.'}
              </>,
            ],
          }}
        />
      </BelowFold>
    </>
  )
}
