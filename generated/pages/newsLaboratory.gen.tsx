// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import probeBackground from '../../src/images/probe.avif?focus=0.44+0.3&shape=portrait&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import { ArticleFrame } from '../../src/shell/article/ArticleFrame.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/news/laboratory',
  title: 'Firmware Laboratory Opens in Rockville',
  description:
    'Keystead Solutions has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/news/laboratory',
        url: 'https://www.example.com/news/laboratory',
        name: 'Firmware Laboratory Opens in Rockville',
        description:
          'Keystead Solutions has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/news/laboratory#breadcrumbs' },
      },
      {
        '@type': 'NewsArticle',
        '@id': 'https://www.example.com/news/laboratory#article',
        headline: 'A Laboratory for Firmware and Protocols',
        description:
          'Keystead Solutions has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.',
        inLanguage: 'en-US',
        mainEntityOfPage: { '@id': 'https://www.example.com/news/laboratory' },
        image: [
          'https://www.example.com/images/newsLaboratory-16x9.jpg',
          'https://www.example.com/images/newsLaboratory-4x3.jpg',
          'https://www.example.com/images/newsLaboratory-1x1.jpg',
        ],
        datePublished: '2026-08-27',
        author: { '@type': 'Person', name: 'Renee Castellano' },
        publisher: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
          logo: 'https://www.example.com/icon-512.png',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/news/laboratory#breadcrumbs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Keystead Solutions',
            item: 'https://www.example.com/',
          },
          { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.com/news' },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Firmware Laboratory Opens in Rockville',
            item: 'https://www.example.com/news/laboratory',
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
          label: 'Capabilities',
          title: 'A Laboratory for Firmware and Protocols',
          headline:
            'Eight benches, an isolated network, and instruments that show what a device really says.',
          images: [
            {
              ...probeBackground,
              alt: 'The needle of a test probe on one leg of a chip, on a green circuit board seen from very near',
              focus: { x: 0.44, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'title',
        }}
      />
      <BelowFold>
        <ArticleFrame
          article={{
            date: { value: '2026-08-27', text: 'August 27, 2026' },
            author: 'Renee Castellano',
            authorRole: 'Facility Security Officer',
            list: { to: '/news', title: 'News' },
            older: { to: '/news/skillbridge', title: 'Internships for Departing Service Members' },
            newer: {
              to: '/news/zero-trust-award',
              title: 'Zero Trust Assessments for 14 Defense Networks',
            },
          }}
        >
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              label: 'What’s new',
              heading: 'From Chip to Report in One Room',
              paragraphs: [
                'Until this summer, our analysts took devices apart at customer sites. The new laboratory brings that work to Rockville: firmware extraction, analysis of undocumented protocols, and tests of devices before they join a network.',
                <>
                  {'The room has a network of its own, connected to nothing. Evidence stays under '}
                  <span className="unbroken">two-person</span>
                  {
                    ' control from receipt to return, and a second analyst reproduces each finding before it’s reported.'
                  }
                </>,
              ],
              layout: 'above',
              points: [
                'Eight benches with microscopes, logic analyzers and rework stations',
                <>
                  <span className="unbroken">Software-defined</span>
                  {' radios in a shielded enclosure'}
                </>,
                'Chain of custody for each device, with photographs at every step',
              ],
              imageSide: 'right',
              actions: [],
              id: 'from-chip-to-report-in-one-room',
            }}
          />
          <CallToAction
            section={{
              kind: 'callToAction',
              tone: 'tint',
              heading: 'Bring Us the Device Nobody Documented',
              text: 'Describe it in unclassified terms and say what you need to know. The laboratory is part of our cybersecurity service.',
              actions: [
                { text: 'Contact Us', to: '/contact-us' },
                { text: 'Cybersecurity', to: '/services/cybersecurity' },
              ],
              id: 'bring-us-the-device-nobody-documented',
            }}
          />
        </ArticleFrame>
      </BelowFold>
    </>
  )
}
