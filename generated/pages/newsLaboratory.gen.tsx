// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import logicAnalyzerFiles from '../../src/images/logic-analyzer.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Statistics } from '../../src/sections/statistics/Statistics.tsx'
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
        author: { '@type': 'Person', name: 'Daniel Okafor' },
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
              ...logicAnalyzerFiles,
              alt: 'Eight traces of a logic analyzer; one of them is green, with its bytes marked below it',
              focus: { x: 0.5, y: 0.5 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <ArticleFrame
          article={{
            date: { value: '2026-08-27', text: 'August 27, 2026' },
            author: 'Daniel Okafor',
            authorRole: 'Director of Operations and Engineering',
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
              heading: 'The Whole Examination in One Room',
              paragraphs: [
                'Until this summer, our analysts took devices apart at customer sites, with the tools they could carry. The new laboratory brings that work to Rockville: firmware extraction, analysis of undocumented protocols, and tests of devices before they join a network.',
                'The room has a network of its own, connected to nothing. A device that tries to call home reaches a server we run, so we can see what it asks for and answer as its maker would. That’s hard to arrange in a customer’s operations center, where a device can’t be allowed to misbehave.',
              ],
              layout: 'margin',
              points: [
                'Eight benches with microscopes, logic analyzers and rework stations',
                <>
                  <span className="unbroken">Software-defined</span>
                  {' radios in a shielded enclosure'}
                </>,
                'Chain of custody for each device, with photographs at every step',
              ],
              actions: [],
              id: 'the-whole-examination-in-one-room',
            }}
          />
          <Statistics
            section={{
              kind: 'statistics',
              tone: 'dark',
              heading: 'What the First Devices Showed',
              statistics: [
                {
                  label: 'Devices examined',
                  value: { value: 11, text: '11' },
                  isPercent: false,
                  detail: 'Sent by customers in the first two months.',
                  of: 11,
                },
                {
                  label: 'With an interface their manuals don’t mention',
                  value: { value: 5, text: '5' },
                  isPercent: false,
                  detail: 'A debug port, a service account or a second protocol.',
                  of: 11,
                },
                {
                  label: 'That answered without a password',
                  value: { value: 3, text: '3' },
                  isPercent: false,
                  detail: 'Their makers have been told.',
                  of: 11,
                },
              ],
              id: 'what-the-first-devices-showed',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'How a Device Moves Through the Laboratory',
              paragraphs: [
                'A device arrives in a sealed bag and is photographed before and after it’s opened. Two people sign for it, and from then on it’s never handled by one person alone. What we learn about it stays in a case file that the customer can audit.',
                <>
                  {
                    'The first pass is quick. Within three days, an analyst identifies the processor and the memory, looks for debug ports, and reads out the firmware if the chip allows it. The customer gets a '
                  }
                  <span className="unbroken">one-page</span>
                  {
                    ' note that says what’s possible, how long it would take and what it would cost. About a third of the cases end there, because the note already answers the question.'
                  }
                </>,
                'The rest go to a bench. One analyst works on the code and another on the traffic, and they compare notes every day, since a field that makes no sense in a capture is often obvious in the disassembly. Before a finding is reported, a second analyst reproduces it from the written steps. If that fails, it goes back.',
                'When we’re done, the device goes home with its report, the parsers we wrote for its protocol, and test vectors the customer can use on the next version. We keep no copy of the firmware unless the contract says so.',
              ],
              layout: 'margin',
              points: [
                <>
                  <strong>Day 0:</strong>
                  {' photographed, opened, and signed for by two people'}
                </>,
                <>
                  <strong>Day 3:</strong>
                  {' a '}
                  <span className="unbroken">one-page</span>
                  {' note with what’s possible, how long and at what cost'}
                </>,
                <>
                  <strong>On the bench:</strong>
                  {' code and traffic, compared every day'}
                </>,
                <>
                  <strong>At the end:</strong>
                  {' the report, the parsers and the test vectors'}
                </>,
              ],
              actions: [],
              id: 'how-a-device-moves-through-the-laboratory',
            }}
          />
          <Prose
            section={{
              kind: 'prose',
              tone: 'plain',
              heading: 'What We Don’t Do There',
              paragraphs: [
                'Devices from classified systems are examined at the customer’s site, by the same people with some of the same instruments.',
                'We don’t examine a device without the written consent of its owner, and if a weakness affects other owners, we agree with the customer on how its maker will hear about it.',
              ],
              points: [],
              quote: 'The laboratory is unclassified.',
              actions: [],
              id: 'what-we-don-t-do-there',
            }}
          />
          <CallToAction
            section={{
              kind: 'callToAction',
              tone: 'tint',
              heading: 'Bring Us the Device',
              text: 'Describe it in unclassified terms and say what you need to know. The laboratory is part of our cybersecurity service.',
              actions: [
                { text: 'Contact Us', to: '/contact-us' },
                { text: 'Cybersecurity', to: '/services/cybersecurity' },
              ],
              id: 'bring-us-the-device',
            }}
          />
        </ArticleFrame>
      </BelowFold>
    </>
  )
}
